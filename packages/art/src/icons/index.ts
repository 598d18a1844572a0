import { slug } from '../tones.ts';
import { affiliationIcons } from './affiliations.ts';
import { classificationIcons } from './classifications.ts';
import { signIcons } from './signs.ts';
import { skillIcons } from './skills.ts';

/** Four families that are told apart without reading: outline, plate, line, disc or ring. */
export const icons = { ...affiliationIcons, ...classificationIcons, ...skillIcons, ...signIcons } as const;
export type IconName = keyof typeof icons;

export const isIcon = (name: string): name is IconName => Object.hasOwn(icons, name);

export const iconId = (name: IconName): string => `art-i-${slug(name)}`;

/** An icon by reference to the sheet; without a label it says nothing, because words stand beside it. */
export const icon = (name: IconName, size: number, label = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" class="art-icon" width="${size}" height="${size}" viewBox="0 0 24 24" ${label ? `role="img" aria-label="${label}"` : 'aria-hidden="true"'}><use href="#${iconId(name)}"/></svg>`;
