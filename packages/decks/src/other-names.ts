/** Names of cards beside those of the catalogue: facts of the community's lists, kept by hand. */

/** Titles that newer lists have for renamed cards, and the titles they have here. */
export const renamed: Readonly<Record<string, string>> = {
  'Rogue Borg': 'Rogue Borg Mercenaries',
  'REM Fatigue': 'REM Fatigue Hallucinations',
  'U.S.S. Brattain': 'U.S.S. Brittain',
  "J'Dan": "J'Ddan",
  'Nella Daren': 'Neela Daren',
  'Erik Pressman': 'Eric Pressman',
  Taibok: 'Taibak',
  'Holoprogram: Fortress of Doom': 'Holoprogram: The Fortress of Doom',
};

/** Such a title that another card bears, too: the plugin always names the set of that other one. */
export const renamedAsAnother: Readonly<Record<string, string>> = { 'I.K.S. Pagh': 'I.K.C. Pagh' };

/** Subtitles of Second Edition cards that the catalogue tells apart in another way, by their ids. */
export const subtitles: Readonly<Record<string, string>> = {
  'carol-marcus.2e.life-from-lifelessness': 'Intelligent Scientist',
  'daniel-leonard.2e.captains-log': 'Cautious Admiral',
  'data.2e.things-past': 'From the City of Rateg',
  'david-marcus.2e.life-from-lifelessness': 'Young Scientist',
  'dnesh.2e.what-you-leave-behind': 'Manipulative Gift',
  'dukat.2e.things-past': 'Pah-Wraith Puppet',
  'duras.2e.life-from-lifelessness': 'Son of a Traitor',
  'erika-hernandez.2e.captains-log': 'Comparable Captain',
  'harrad-sar.2e.what-you-leave-behind': 'Slave of the Situation',
  'hoshi-sato.2e.straight-and-steady': 'Uneasy Educator',
  'jack.2e.call-to-arms': 'Maladjusted Misfit',
  'james-t-kirk.2e.life-from-lifelessness': 'Original Thinker',
  'jeffrey-pierce.2e.to-boldly-go': 'On the Edge',
  'malik.2e.to-boldly-go': 'Devious Augment',
  'malik.2e.virtual-promo-cards': 'Devious Augment',
  'navaar.2e.what-you-leave-behind': 'Experienced Gift',
  'riva.2e.warp-pack-emissary': 'Respected Mediator',
  'rusot.2e.things-past': 'Proud Nationalist',
  'solbor.2e.necessary-evil': 'Faithful Attendant',
  'solbor.2e.virtual-promo-cards': 'Faithful Attendant',
  'the-viceroy.2e.homefront-iii': 'Advisor to the Praetor',
  'the-viceroy.2e.virtual-promo-cards': 'Advisor to the Praetor',
  'tpol.2e.straight-and-steady': 'Austere Commander',
};
