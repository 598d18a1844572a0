import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { idOf } from '../packages/language/src/index.ts';
import { columns } from '../packages/cards/src/fact-columns.ts';
import { readRequirement } from '../packages/cards/src/requirement.ts';

/** Tables of card lists turned into our fact table: see take-facts.mjs. */

/** Titles that the lists spell otherwise than the catalogue. */
const spelt = {
  'Holoprogram: Fortress of Doom': 'Holoprogram: The Fortress of Doom',
  'Khan!': 'Khan! (Star Trek 50)',
};

/** Peoples that the lists have among the characteristics. */
const peoples = new Set(
  `Kazon,Vidiian,Hirogen,Reman,Denobulan,Orion,Breen,Tilonian,Excalbian,Lethean,T'Lani,Kellerun,Dosi,Ocampa,Pakled,Elasian,
Hupyrian,Zalkonian,Klaestron,Tellarite,Aenar,Suliban,Kressari,Wadi,Karemma,Andorian,Chameloid,Brunali,Wysanti,Allasomorph,
Gorn,Halkan,Talaxian,Neuralian,Troyian,Tiburonian,Cat,Farian,Osmotic Eel,Tarkalean,Akaali,Rutian,Paradan,Flaxian,Boslic,
Kobliad,Elaysian,Tosk,Miradorn,Yridian,Beagle,Kyrian,Malcorian,Mizarian,Ullian,Kaelonian,Lumerian,Risian,Lurian,Caitian,
Efrosian,Haliian,Alien,Norcadian,Trabe,Coelenterate,Eminian,Talosian,Grazerite,Zibalian,Rakhari,Yaderan,Deltan,Tarlac,
Argelian,Napean,Lionfish,Kriosian,Minoran,Haakonian,Vhnori,Nechani,Mari,Pendari,Ramatin,Humpback Whales,Humanoid,Borg,Human,
Klingon,Vulcan,Cardassian,Species 116,Species 125,Species 571,Species 689`
    .split(',')
    .map((name) => name.trim()),
);

/** Who of a pair is male: the lists only say that both genders occur, in order of the alphabet. */
const pairs = {
  'Anjohl and Winn': 'Male/Female',
  'Culluh and Seska': 'Male/Female',
  'Mr. and Mrs. Troi': 'Male/Female',
};

const cells = (line) => line.split('\t');

const read = (text) => {
  const [head = '', ...lines] = text.replace(/\n$/, '').split('\n');
  const names = cells(head);
  return lines.map((line) => Object.fromEntries(cells(line).map((cell, i) => [names[i], cell.trim()])));
};

const list = (cell) => cell.split(/; ?/).filter((word) => word !== '');
const isNumber = (cell) => /^-?\d+$/.test(cell);

/** The skills of each of two persons, `Name: skill skill x 2 …`; nothing, if they have more than skills. */
const pairSkills = (special) => {
  const words = special.replace(/^\+\S+ /, '').replace(/ \| reports:.*$/, '');
  const persons = words.split(/(?<=^| )[\w'-]+: /).slice(1);
  const found = persons.map((person) => {
    let rest = person.trim();
    const own = [];
    while (rest !== '') {
      const term = readRequirement(rest.replace(/^(\S+(?: \S+)?) x (\d)/, '$1 x$2'));
      if (term?.condition.if !== 'skill') return undefined;
      const { skill, levels } = term.condition;
      own.push(levels === 1 ? skill : `${skill} x${levels}`);
      rest = term.rest.trim();
    }
    return own.join('; ');
  });
  return persons.length === 2 && found.every((one) => one !== undefined) ? found.join(' / ') : undefined;
};

const species = (row) => {
  const others = list(row.characteristics).filter((word) => word.split('/').every((part) => peoples.has(part)));
  const named = row.species === '' ? [] : [row.species.replaceAll('; ', '/')];
  return {
    species: [...new Set([...named, ...others].flatMap((word) => word.split('/')))].join('/'),
    characteristics: list(row.characteristics)
      .filter((word) => !others.includes(word))
      .join('; '),
  };
};

/** Places where a card may report besides are told by other cards (`reports:`). */
const saysMore = (special) => special.replace(/(^| \| )reports:.*$/, '') !== '';

const personnel = (row) => {
  const pair = row.classification.includes('+') ? pairSkills(row.special) : undefined;
  const more = row.classification.includes('+') ? pair === undefined : saysMore(row.special);
  const numbers = [row.integrity, row.cunning, row.strength].flatMap((cell) => cell.split('+'));
  return {
    ...species(row),
    gender: pairs[row.name] ?? row.gender,
    persona: list(row.persona).join('; '),
    matching_commander: list(row.matching_commander).join('; '),
    skills: pair ?? row.skills,
    more: more || row.points !== '' || !numbers.every(isNumber) ? 'text' : '',
  };
};

const equipmentWords =
  /\b(Cloaking Device|Tractor Beam|Holodeck|Long-Range Scan Shielding|Energy Dampener|Invasive Transporters|Particle Scattering Device)\b/g;

const ship = (row) => ({
  more:
    row.text.replace(equipmentWords, '').replace(/[\s,.]/g, '') !== '' ||
    row.points !== '' ||
    ![row.range, row.weapons, row.shields].every(isNumber)
      ? 'text'
      : '',
});

const everybody = /^Any (?:non-(\w+) )?(crew|Away Team)(?: or Away Team)?\s+may attempt mission\.?$/;

/** Icons as a list, `any`, or `any but` one; nothing, where the words say more. */
const attemptedBy = (cell) => {
  const found = everybody.exec(cell);
  if (found) return found[1] ? `any but ${found[1]}` : 'any';
  const named = list(cell.replaceAll('[VUL]', 'Vulcan'));
  return named.every((word) => /^[A-Z][\w-]+$/.test(word)) ? named.join('; ') : undefined;
};

const namesIn = (words) => Array.from(words.matchAll(/\{(?:any )?([^{}]+)\}/gi), ([, name]) => name);

const mission = (row, isName) => {
  const words = row.text.replace(/\bV\.?I\.?P\.?(?=\s|$)/g, 'V.I.P.');
  const begun = readRequirement(words);
  // A term that is none of ours leaves the whole requirement to the players.
  const required = begun && !/^ (\+|OR) /.test(begun.rest) && namesIn(words).every(isName) ? begun : undefined;
  const [own = '', other] = (required?.rest ?? words).split(/\s*Opponent's side:\s*/);
  const who = attemptedBy(row.mission_affiliations);
  const attempted = row.mission_affiliations === '' || who === undefined ? 'text' : '';
  return {
    requirements: required ? words.slice(0, words.length - required.rest.length) : '',
    mission_affiliations: who ?? (/^Any\b/.test(row.mission_affiliations) ? 'any' : ''),
    more:
      other !== undefined || row.opponent_end !== ''
        ? 'ends'
        : own.trim() !== '' || !isNumber(row.points) || !isNumber(row.span)
          ? 'text'
          : attempted,
  };
};

/** What the rules say of every outpost (B-8.35, B-13.18). */
const facility = (row) => {
  const usual = `Seed one OR build where you have a ${row.affiliation} ENGINEER.`;
  const abbreviated = usual.replace(row.affiliation, `[${row.affiliation.slice(0, 3)}]`);
  return { more: row.facility_type === 'Outpost' && [usual, abbreviated].includes(row.text) ? '' : 'text' };
};

const doorway = (row) => ({
  more: 'text',
  seeds: row.name === 'Q-Flash' ? 'both' : row.text.startsWith('Seeds like a') ? 'under' : '',
});

const byType = {
  Doorway: doorway,
  Personnel: personnel,
  Ship: ship,
  Mission: mission,
  Facility: facility,
};

/** `isName` tells titles and personas from other words in braces: a requirement can name those only. */
const facts = (row, isName) => {
  const { requirements: _words, mission_affiliations: _icons, ...others } = row;
  return { more: 'text', ...others, ...byType[row.type]?.(row, isName) };
};

const letters = (words) => words.toLowerCase().replace(/[^a-z0-9]/g, '');

/** The catalogue by its titles, and by titles with their versions. */
const catalogue = () => {
  const path = fileURLToPath(new URL('../packages/cards/src/titles.json', import.meta.url));
  const data = JSON.parse(readFileSync(path, 'utf8'));
  const byName = new Map();
  for (const line of data.rows) {
    const [title, version = '', edition = '', , , , , sets = ''] = cells(line);
    if (edition !== '') continue;
    const id = version ? `${idOf(title)}.${idOf(version)}` : idOf(title);
    const entry = { id, title, version, sets: sets.split(' ').map((n) => idOf(data.sets[Number(n)] ?? '')) };
    for (const name of version ? [`${title}${version}`] : [title])
      byName.set(letters(name), [...(byName.get(letters(name)) ?? []), entry]);
  }
  const find = (name, set) => {
    // A version need not be named where it is the only one.
    const names = [name.replace(/^I\.K\.S\. /, 'I.K.C. '), name, name.replace(/ \([^()]*\)$/, '')];
    const found = names.map((one) => byName.get(letters(one))).find((some) => some !== undefined) ?? [];
    const exact = found.filter(({ title, version }) => (version ? `${title} (${version})` : title) === name);
    const choice = exact.length > 0 ? exact : found;
    return choice.find(({ sets }) => sets.includes(set)) ?? choice[0];
  };
  const isTitle = (name) => data.rows.some((line) => line.startsWith(`${name}\t`));
  return { find, isTitle };
};

/** Rows sorted by set and number; `unknown` are cards that the catalogue lacks. */
export const factRows = (tables) => {
  const { find, isTitle } = catalogue();
  const unknown = [];
  const all = tables.map(({ set, text }) => ({ set, cards: read(text) }));
  const personas = new Set(all.flatMap(({ cards }) => cards.flatMap(({ persona }) => list(persona))));
  const isName = (name) => isTitle(name) || personas.has(name);
  const rows = all.flatMap(({ set, cards }) =>
    cards.flatMap((row) => {
      const title = find(spelt[row.name] ?? row.name, set);
      if (!title) {
        unknown.push(`${row.name} (${set})`);
        return [];
      }
      const known = { ...facts(row, isName), id: title.id, set, rarity: /\d/.test(row.rarity) ? '' : row.rarity };
      return [
        columns
          .map((column) => known[column] ?? '')
          .join('\t')
          .replace(/\t+$/, ''),
      ];
    }),
  );
  return { columns, rows, unknown };
};
