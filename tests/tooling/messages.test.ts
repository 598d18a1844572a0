import { describe, expect, test } from 'vitest';
import { german } from '../../packages/web/src/i18n/german/index.ts';
import { speechOf } from './messages.ts';
import { nodesOf, sources } from './syntax.ts';

/** The client says nothing that is not in its catalogue, and the catalogue holds nothing that is not said. */

const client = sources('web');
const catalogue = client.filter(({ file }) => /^web\/i18n\/german\/[^/]+$/.test(file));
const speakers = client.filter(({ file }) => !file.startsWith('web/i18n/'));

const messages = new Set(Object.keys(german));
const speeches = new Map(speakers.map((source) => [source.file, speechOf(source, messages)]));

const slots = (text: string): readonly string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

test('every German message has the slots of its English', () => {
  const wrong = Object.entries<string | Readonly<Record<string, string>>>(german).flatMap(([english, said]) => {
    const forms = typeof said === 'string' ? [said] : Object.values(said);
    // A form for one may say the number in words.
    const needed = (form: string) => slots(english).filter((slot) => slot !== 'n' || form === forms.at(-1));
    return forms.every(
      (form) =>
        needed(form).every((slot) => slots(form).includes(slot)) &&
        slots(form).every((slot) => slots(english).includes(slot)),
    )
      ? []
      : [english];
  });
  expect(wrong).toEqual([]);
});

test('numbers have the forms that German has', () => {
  const { pluralCategories } = new Intl.PluralRules('de').resolvedOptions();
  const forms = Object.values<string | object>(german).filter((said) => typeof said === 'object');
  for (const form of forms) expect(Object.keys(form).sort()).toEqual([...pluralCategories].sort());
});

test('no message is translated twice', () => {
  const written = catalogue.flatMap((source) =>
    nodesOf(source).flatMap((node) => {
      if (node.type !== 'Property' || (node.key.type !== 'Literal' && node.key.type !== 'Identifier')) return [];
      const key = node.key.type === 'Literal' ? String(node.key.value) : node.key.name;
      return messages.has(key) ? [key] : [];
    }),
  );
  expect(written.filter((key, at) => written.indexOf(key) !== at)).toEqual([]);
  expect(written.length).toBe(messages.size);
});

test('every message is said somewhere', () => {
  const said = new Set([...speeches.values()].flatMap((speech) => [...speech.said]));
  expect([...messages].filter((message) => !said.has(message))).toEqual([]);
});

test('no message is looked up before the language is known', () => {
  expect([...speeches].flatMap(([file, { early }]) => early.map((message) => `${file}: ${message}`))).toEqual([]);
});

/** Proper names, keys and headers, the same in every language. */
const untranslated = new Set([
  'SPACELINE',
  'Spaceline',
  'Enhanced Premiere',
  'Warp Speed',
  'Esc',
  'Enter',
  'Bearer {}',
]);

/** Words of the rules, cards and messages, by which programs understand each other. */
const vocabulary = new Set(
  sources('engine', 'language', 'protocol')
    .filter(({ file }) => !/^engine\/(?!contract)|^protocol\/words/.test(file))
    .flatMap(nodesOf)
    .flatMap((node) => (node.type === 'Literal' && typeof node.value === 'string' ? [node.value] : [])),
);

/** What is said to the program or to its operators, file by file. */
const notShown: Readonly<Record<string, readonly string[]>> = {
  'web/company/talk.tsx': ['Reported at the table'],
  'web/board/keys.ts': ['Arrow'],
  'web/settings/keys.ts': ['P E'],
  'web/scenes/heard.ts': ['lay down', 'not met'],
  'web/scenes/solve-scene.tsx': ['not solved'],
  'web/scenes/story.ts': ['barred by'],
  'web/net/api.ts': ['check deck', 'write deck', 'check format'],
  // Of printed words.
  'web/board/plate.tsx': ['Cartography', 'Cart.', '&gt;'],
  'web/library/card-detail.tsx': ['Second Edition'],
  'web/faces/built-in.ts': ['Built into the front of {}.'],
  // Of lists that other programs read, too.
  'web/sealed/export-dialog.tsx': ['Sealed deck', 'Box of Enhanced Premiere', 'Sealed pool', 'Pack {}'],
  // What a server would answer, which is English.
  'web/local/answers.ts': [
    'The format was not found',
    'There is no table',
    'the game is not open',
    'There is no hint',
    'nothing is asked of you now',
    'side deck',
  ],
  'web/local/local-socket.ts': ['this browser keeps no such game'],
  'web/local/local-table.ts': ['None of them may attempt this mission.', 'this game is played on this device alone'],
  // A name nobody gave themselves: the table says who that is.
  'web/local/play-here.ts': ['Computer'],
  // Of a refusal, which is English.
  'web/panels/notice.tsx': ['You '],
};

/** Pictures made of printed facts. */
const drawn = new Set(['web/pages/hero.tsx', 'web/pages/fresh-pack.tsx', 'web/settings/preview.tsx']);

test('nothing is said past the catalogue', () => {
  const past = [...speeches]
    .filter(([file]) => !drawn.has(file))
    .flatMap(([file, { bypasses }]) =>
      bypasses
        .filter((text) => !untranslated.has(text) && !vocabulary.has(text) && !notShown[file]?.includes(text))
        .map((text) => `${file}: ${text}`),
    );
  expect(past).toEqual([]);
});

describe('what a planted file says', () => {
  const planted = (text: string) => speechOf({ room: 'web', file: `${text}.tsx`, text }, new Set(['A message']));
  test.each([
    ['<p>Some text</p>', ['Some text']],
    ['<p>{"Some text"}</p>', ['Some text']],
    ['<p aria-label="text" />', ['text']],
    ['<p title={on ? "text" : undefined} />', ['text']],
    ['<p title={`text ${on}`} />', ['text {}']],
    ['<p>{on && "Done"}</p>', ['Done']],
    ['<p>{t("Some text")} · {on}</p>', []],
    ['<p className="some class">{on === "Some text"}</p>', []],
    ['<p>{A[on]}{t(A[on])}</p>', []],
    ['f("A message")', []],
    ['f("Another message")', ['Another message']],
  ])('%s', (jsx, found) => {
    expect(planted(`export const f = (on) => ${jsx};`).bypasses).toEqual(found);
  });

  test('looked up while the file is loaded', () => {
    expect(planted('const a = t("A message"); const b = () => t("A message");').early).toEqual(['A message']);
  });
});
