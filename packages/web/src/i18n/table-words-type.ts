type Words = typeof import('@spaceline/protocol');

/** What the table says, as each language has to say it: the sentences of the protocol, whose English they are. */
export type TableWords = Pick<
  Words,
  | 'belongingTo'
  | 'callingOf'
  | 'cardList'
  | 'commitWords'
  | 'correctionWords'
  | 'destinationWords'
  | 'eventWords'
  | 'inShort'
  | 'judgementWords'
  | 'liesWords'
  | 'optionWords'
  | 'passWords'
  | 'person'
  | 'phaseWords'
  | 'pointWords'
  | 'questionWords'
  | 'requirementWords'
  | 'segmentWords'
  | 'waitingWords'
  | 'whoseIs'
>;
