/** Games on this device, and the time without a network. */
export const offline = {
  'The server cannot be reached: the game is played on this device, and is kept on it.':
    'Der Server ist nicht erreichbar: Die Partie wird auf diesem Gerät gespielt und dort aufgehoben.',
  'Play on this device: goes on without a network, and is kept in this browser only':
    'Auf diesem Gerät spielen: geht ohne Netz weiter und wird nur in diesem Browser aufgehoben',
  'On this device': 'Auf diesem Gerät',
  'Played on this device: no server has a part in it, and it goes on without a network.':
    'Auf diesem Gerät gespielt: Kein Server ist beteiligt, und es geht ohne Netz weiter.',
  'There is a newer Spaceline. Your games are kept.': 'Es gibt ein neueres Spaceline. Deine Partien bleiben erhalten.',
  'Use it now': 'Jetzt verwenden',
  Later: 'Später',
  'on this device': 'auf diesem Gerät',
  'Throw away the game against {name}': 'Die Partie gegen {name} wegwerfen',
} as const;
