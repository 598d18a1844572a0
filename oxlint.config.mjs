// Lint rules, among them the two that hold the house together: which room may import which, and that the rooms which
// compute a game see no chance, clock or outside world of their own.
import { builtinModules } from 'node:module';

/** Who may enter whom. Every room named here is a folder of packages/; package.json files follow this table. */
export const arrows = {
  language: [],
  engine: ['language'],
  cards: ['language'],
  art: ['language'],
  formats: ['engine'],
  decks: ['cards', 'formats', 'language'],
  testkit: ['cards', 'engine', 'formats', 'language', 'protocol'],
  bots: ['cards', 'engine', 'language'],
  protocol: ['engine', 'language'],
  server: ['bots', 'cards', 'decks', 'engine', 'formats', 'language', 'protocol'],
  web: ['art', 'bots', 'cards', 'decks', 'engine', 'formats', 'language', 'protocol'],
  cli: ['bots', 'cards', 'decks', 'engine', 'formats', 'language', 'protocol', 'server', 'testkit'],
};

/** Rooms whose results must follow from their arguments alone. */
export const pureRooms = ['language', 'engine', 'cards', 'formats', 'decks', 'bots', 'art'];

/** Folders of the engine from the ground up; its root lies on top. Values are imported downwards only, types freely. */
export const layers = ['contract', 'state', 'asking', 'rules', 'offers', 'run'];

/** Rooms of the client that lie below others, and those they may not enter. */
export const clientArrows = { choosing: ['net', 'board', 'panels', 'pages'], net: ['board', 'panels', 'pages'] };

const rooms = Object.keys(arrows);

const reachingIn = {
  regex: `(^|/)\\.\\./(${rooms.join('|')})/(src|bin)(/|$)`,
  message: 'Import another room by its name (@spaceline/…), not by a path into it.',
};
const aroundExports = {
  regex: `^@spaceline/[a-z]+/src(/|$)`,
  message: 'Import what the room exports, not its files.',
};
const outsideWorld = {
  regex: `^(node:|(${builtinModules.filter((name) => !name.startsWith('_')).join('|')})$)`,
  message: 'This room computes: no files, network, clock or process here. Hand in what is needed.',
};
const narrowDoors = {
  formats: { regex: '^@spaceline/engine($|/arrange$)', message: 'Formats see the engine by @spaceline/engine/format.' },
  protocol: {
    regex: '^@spaceline/engine(/|$)',
    message: 'The protocol takes only types from the engine.',
    allowTypeImports: true,
  },
};

const closedTo = (room, open) => ({
  regex: `^@spaceline/(${rooms.filter((other) => !open.includes(other)).join('|')})(/|$)`,
  message: `${room} may import only: ${open.join(', ') || 'no other room'}.`,
});

/** The upper layers as a file so many folders deep would import them. */
const above = (layer, depth) => ({
  regex: `^(\\./)?(\\.\\./){${depth}}((${[...layers.slice(layers.indexOf(layer) + 1), 'none above'].join('|')})/|[^/]+\\.ts$)`,
  message: `${layer} may import only from itself and: ${layers.slice(0, layers.indexOf(layer)).join(', ') || 'no other layer'}.`,
  allowTypeImports: true,
});

const forbidImports = (...patterns) => ['error', { patterns: patterns.filter(Boolean) }];

const impureGlobals = [
  ['Date', 'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'performance', 'requestAnimationFrame'],
  ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'Worker', 'navigator', 'window', 'document', 'self'],
  ['localStorage', 'sessionStorage', 'indexedDB', 'process', 'Buffer', 'require', 'console', 'crypto'],
  ['globalThis', 'global', 'Intl', 'structuredClone'],
].flat();

const impureProperties = [
  { object: 'Math', property: 'random', message: 'Chance comes from the named streams of the engine.' },
  ...['localeCompare', 'toLocaleString', 'toLocaleLowerCase', 'toLocaleUpperCase'].map((property) => ({
    property,
    message: 'Its result depends on the machine. Compare and print without a locale.',
  })),
];

export default {
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'import', 'vitest', 'react'],
  categories: { correctness: 'error' },
  ignorePatterns: ['node_modules/**', 'dist/**', 'data/**', 'coverage/**'],
  rules: {
    eqeqeq: 'error',
    'import/no-cycle': 'error',
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'none' }],
    'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'], location: 'anywhere' }],
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    'vitest/no-disabled-tests': 'error',
    'vitest/no-focused-tests': 'error',
    'vitest/warn-todo': 'error',
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    // Stories and the testkit's own checks assert without a visible `expect`, in loops and in hooks.
    'vitest/expect-expect': 'off',
    'vitest/no-conditional-expect': 'off',
    'vitest/no-conditional-tests': 'off',
    'vitest/no-standalone-expect': 'off',
    'vitest/require-mock-type-parameters': 'off',
    'vitest/require-to-throw-message': 'off',
    'vitest/valid-title': 'off',
  },
  overrides: [
    ...rooms.map((room) => ({
      files: [`packages/${room}/**`],
      rules: {
        'no-restricted-imports': forbidImports(
          closedTo(room, arrows[room]),
          narrowDoors[room],
          reachingIn,
          aroundExports,
          pureRooms.includes(room) && outsideWorld,
        ),
      },
    })),
    ...Object.entries(clientArrows).map(([room, closed]) => ({
      files: [`packages/web/src/${room}/**`],
      rules: {
        'no-restricted-imports': forbidImports(
          closedTo('web', arrows.web),
          {
            regex: `^(\\.\\./)+(${closed.join('|')})/`,
            message: `${room} may not import from: ${closed.join(', ')}.`,
          },
          reachingIn,
          aroundExports,
        ),
      },
    })),
    ...layers.flatMap((layer) =>
      [1, 2, 3].map((depth) => ({
        files: [`packages/engine/src/${layer}/${'*/'.repeat(depth - 1)}*.ts`],
        rules: {
          'no-restricted-imports': forbidImports(
            closedTo('engine', arrows.engine),
            above(layer, depth),
            reachingIn,
            aroundExports,
            outsideWorld,
          ),
        },
      })),
    ),
    {
      files: pureRooms.map((room) => `packages/${room}/**`),
      rules: {
        'no-restricted-globals': ['error', ...impureGlobals.map((name) => ({ name, message: outsideWorld.message }))],
        'no-restricted-properties': ['error', ...impureProperties],
      },
    },
    // Tests may set a table with the testkit and look at files; they still go in by the front door.
    ...rooms.map((room) => ({
      files: [`packages/${room}/**/*.test.ts`, `packages/${room}/**/*.test.tsx`],
      rules: {
        'no-restricted-imports': forbidImports(
          closedTo(`A test of ${room}`, [...arrows[room], 'language', 'testkit', ...arrows.testkit]),
          reachingIn,
          aroundExports,
        ),
        'no-restricted-globals': 'off',
        'no-restricted-properties': 'off',
      },
    })),
  ],
};
