/** Orders at one press. */
export const orders = {
  Solve: 'Lösen',
  'All {n}': 'Alle {n}',
  '{order}: all who can': '{order}: alle, die können',
  '{order}: the team that solves {title}': '{order}: das Team, das {title} löst',
  'Undock and fly to {place}': 'Abdocken und nach {place} fliegen',
  'that place': 'dorthin',
} as const;
