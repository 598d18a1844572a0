/** How a level builds from a box: captains by what won lab games, everybody else by rule (`builders` of the decks). */
export const buildsBy = (level: string): 'rule' | 'trial' => (level === 'captain' ? 'trial' : 'rule');
