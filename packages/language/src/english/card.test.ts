import { describe, expect, test } from 'vitest';
import {
  draw,
  everyone,
  kill,
  nullify,
  saveCrew,
  score,
  shuffleDeck,
  takeIntoHand,
  theResponse,
  theTarget,
} from '../index.ts';
import { artifact, equipment, event, interrupt, printedIn } from '../card-builders.ts';
import {
  anyTime,
  cardPlay,
  cardPlayed,
  dilemmaMet,
  inResponse,
  onCard,
  onDiscarded,
  onGroup,
  onPlayer,
  onTable,
} from '../index.ts';
import { shipDestroyed } from '../index.ts';
import { allows, extraSkill, modify, paysFor, plus, plusPer, suppresses, times, treaty } from '../index.ts';
import {
  attribute,
  both,
  characterized,
  classified,
  either,
  except,
  ofType,
  skilled,
  titled,
  yours,
} from '../who/index.generated.ts';
import { english } from './card.ts';

const premiere = printedIn('premiere');

const printed = [premiere(1, 'C')];
const aShip = onCard(ofType('Ship'));

describe('equipment', () => {
  test('modifier with "use only", copies adding up', () => {
    const rule = modify('STRENGTH', plus(2), { reach: 'present', useOnly: ['Federation', 'Non-Aligned'] });
    expect(english(equipment('Phaser', { inPlay: { rules: [rule] }, cumulative: true, printed }))).toBe(
      'Federation or Non-Aligned use only: each of your personnel present who may use it is STRENGTH +2. ' +
        '(Cumulative.)',
    );
  });

  test('extra skill', () => {
    expect(english(equipment('Kit', { inPlay: { rules: [extraSkill('OFFICER', 'MEDICAL')] }, printed }))).toBe(
      'Each of your OFFICER-classification personnel present gains MEDICAL.',
    );
  });
});

describe('events', () => {
  test('on the table, for as long as it is there', () => {
    const table = { plays: [cardPlay(onTable)], stays: true, printed } as const;
    expect(english(event('Alert', { ...table, inPlay: { rules: [allows('report any number')] }, onlyOne: true }))).toBe(
      'Plays on table. Instead of your normal card play, you may report any number of personnel, ships, and ' +
        'equipment. (Unique.)',
    );
    const pact = { inPlay: { rules: [treaty('Romulan', 'Klingon')] }, immuneTo: ['Kevin Uxbridge'] };
    expect(english(event('Treaty: Test', { ...table, ...pact }))).toBe(
      'Plays on table. Your Romulan and Klingon cards are compatible. (Immune to Kevin Uxbridge.)',
    );
  });

  test('on a ship, modifying it', () => {
    const rule = modify('SHIELDS', plusPer(2, classified('SCIENCE')), { reach: 'host' });
    const plays = [cardPlay(onCard(both(yours, ofType('Ship'))))];
    expect(english(event('Shields', { plays, stays: true, inPlay: { rules: [rule] }, printed }))).toBe(
      'Plays on your ship. It is SHIELDS +2 for each SCIENCE-classification personnel aboard.',
    );
  });

  test('once, then discarded', () => {
    expect(english(event('Gift', { plays: [cardPlay(onPlayer)], text: [draw(3, 'chosen')], printed }))).toBe(
      'Choose a player. That player draws three cards. Discard event.',
    );
    expect(
      english(event('Back', { plays: [cardPlay(onDiscarded(yours))], text: [takeIntoHand(theTarget)], printed })),
    ).toBe('Take a card from your discard pile into hand. Discard event.');
    expect(english(event('Five', { plays: [cardPlay(onTable)], text: [score(5)], points: 5, printed }))).toBe(
      'Score 5 points. Discard event.',
    );
  });
});

describe('interrupts', () => {
  const anEvent = both(ofType('Event'), except(titled('Treaty')));

  test('one response', () => {
    const plays = [inResponse(cardPlayed(ofType('Interrupt')))];
    expect(english(interrupt('No', { plays, text: [nullify(theResponse)], immuneTo: ['No'], printed }))).toBe(
      'Nullify any card just played as an interrupt. (Immune to No.)',
    );
  });

  test('at any time or as a response', () => {
    const plays = [anyTime(onCard(anEvent)), inResponse(cardPlayed(anEvent))];
    expect(english(interrupt('Undo', { plays, text: [nullify(theTarget)], printed }))).toBe(
      'Nullify any card played as an event other than Treaty.',
    );
  });

  test('two responses of different kinds', () => {
    const names = either(titled('Amanda Rogers'), titled('Kevin Uxbridge'));
    const plays = [inResponse(cardPlayed(names)), inResponse(dilemmaMet(characterized('Q-related')))];
    expect(english(interrupt('Q', { plays, text: [nullify(theResponse)], immuneTo: ['A', 'B', 'C'], printed }))).toBe(
      'Nullify Amanda Rogers, Kevin Uxbridge, or any Q-related dilemma just encountered. (Immune to A, B, and C.)',
    );
  });

  test('a response that stays', () => {
    const plays = [inResponse(shipDestroyed)];
    expect(english(interrupt('Pod', { plays, text: [saveCrew], stays: true, inPlay: {}, printed }))).toBe(
      'As a ship is destroyed, save its crew under this card here. Stays in play.',
    );
  });

  test('icons', () => {
    const plays = [anyTime(onPlayer)];
    expect(english(interrupt('Mix', { plays, text: [shuffleDeck('chosen')], icons: ['Ref'], printed }))).toBe(
      "Choose a player. Shuffle that player's draw deck. (Referee icon.)",
    );
  });
});

describe('artifacts', () => {
  test('equipment: with the team, nullifying by presence or modifying', () => {
    const inPlay = { rules: [suppresses('present', 'Archer', 'Nausicaans')] };
    expect(english(artifact('Generator', { acquired: 'team', inPlay, printed }))).toBe(
      'When acquired, joins the team as equipment. While with the team, nullifies Archer and Nausicaans.',
    );
    const twice = { rules: [modify('STRENGTH', times(2), { reach: 'present' })] };
    expect(english(artifact('Weapon', { acquired: 'team', inPlay: twice, printed }))).toBe(
      'When acquired, joins the team as equipment. Each of your personnel present has double STRENGTH.',
    );
  });

  test('to the hand, later played as an event or interrupt', () => {
    const inPlay = { rules: [modify('RANGE', times(3), { reach: 'host' })] };
    const asEvent = { ...cardPlay(aShip), as: 'Event' } as const;
    expect(english(artifact('Vase', { acquired: 'hand', plays: [asEvent], stays: true, inPlay, printed }))).toBe(
      'When acquired, take into hand. Plays as an event on any ship. It has triple RANGE.',
    );
    const asInterrupt = { ...inResponse(cardPlayed(titled('Supernova'))), as: 'Interrupt' } as const;
    expect(
      english(artifact('Key', { acquired: 'hand', plays: [asInterrupt], text: [nullify(theResponse)], printed })),
    ).toBe('When acquired, take into hand. As an interrupt just after Supernova is played, nullify it.');
    const lost = both(except(skilled('Youth')), except(attribute('CUNNING', 'over', 7)));
    expect(
      english(artifact('Stone', { acquired: 'hand', plays: [asEvent], text: [kill(everyone(lost))], printed })),
    ).toBe(
      'When acquired, take into hand. Plays as an event on any ship. Kill all personnel aboard with CUNNING ' +
        '7 or less and without Youth. Discard artifact.',
    );
  });

  test('played on an Away Team it reaches the members of that one', () => {
    const onTeam = { ...cardPlay(onGroup('Away Team')), as: 'Event' } as const;
    expect(
      english(
        artifact('Stone', { acquired: 'hand', plays: [onTeam], text: [kill(everyone(skilled('Youth')))], printed }),
      ),
    ).toBe(
      'When acquired, take into hand. Plays as an event on any Away Team. Kill all members with Youth. Discard artifact.',
    );
  });

  test('where one way keeps it in play, what it does there belongs to that way', () => {
    const kept = { ...cardPlay(onTable), as: 'Event' } as const;
    const used = { ...inResponse(cardPlayed(titled('Supernova'))), as: 'Interrupt', leaves: true } as const;
    const key = artifact('Key', {
      acquired: 'hand',
      plays: [kept, { ...used, does: [nullify(theResponse)] }],
      stays: true,
      inPlay: { rules: [paysFor('Supernova')] },
      cumulative: false,
      printed,
    });
    expect(english(key)).toBe(
      'When acquired, take into hand. Plays as an event on table (on a later turn, you may discard it to play Supernova); ' +
        'or as an interrupt just after Supernova is played: nullify it. (Not cumulative.)',
    );
  });

  test('at once, and on the table', () => {
    expect(english(artifact('Box', { acquired: 'resolve', text: [draw(3), shuffleDeck('you')], printed }))).toBe(
      'When acquired: draw three cards, then shuffle your draw deck. Discard artifact.',
    );
    expect(english(artifact('Idol', { acquired: 'table', inPlay: {}, printed }))).toBe(
      'When acquired, place on table.',
    );
  });
});

test('a card worth no points says nothing about points', () => {
  const worth = (points: number) =>
    english(interrupt('Idle', { plays: [anyTime(onTable)], text: [draw(1)], points, printed }));
  expect(worth(0)).not.toContain('orth');
  expect(worth(5)).toContain('Worth 5 points.');
});
