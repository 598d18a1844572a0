import { describe, expect, test } from 'vitest';
import { idOf, namesTitle } from './title.ts';

describe('titles', () => {
  test('B-1.13: a name means the card of that title and those whose titles go on with a colon or dash', () => {
    expect(namesTitle('Data', 'Data')).toBe(true);
    expect(namesTitle('Treaty', 'Treaty: Federation/Klingon')).toBe(true);
    expect(namesTitle('Incoming Message', 'Incoming Message - Romulan')).toBe(true);
    expect(namesTitle('Data', 'Data and Picard')).toBe(false);
    expect(namesTitle('Treaty', 'Treatyless')).toBe(false);
    expect(namesTitle('Treaty: Federation/Klingon', 'Treaty')).toBe(false);
  });

  test('B-1.14: fixed names stand for longer titles', () => {
    expect(namesTitle('Armus', 'Armus - Skin of Evil')).toBe(true);
    expect(namesTitle('Rogue Borg', 'Rogue Borg Mercenaries')).toBe(true);
    expect(namesTitle('Rogue Borg', 'Rogue Borg')).toBe(false);
    expect(namesTitle('Borg', 'Borg Ship')).toBe(false);
  });

  test('an id is the title in kebab case', () => {
    expect(idOf("Barclay's Protomorphosis Disease")).toBe('barclays-protomorphosis-disease');
    expect(idOf('Birth of "Junior"')).toBe('birth-of-junior');
  });
});
