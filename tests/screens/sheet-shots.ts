// What the art room draws, card beside card, in the type and colours of the client.
import { backPicture, faceKeeper, icon, placeOf, readFaces } from '@spaceline/art';
import type { CardDocument, Face, FaceSize, IconName } from '@spaceline/art';
import { paintPlace } from '@spaceline/art/places';
import { affiliationIcons } from '../../packages/art/src/icons/affiliations.ts';
import { classificationIcons } from '../../packages/art/src/icons/classifications.ts';
import { icons } from '../../packages/art/src/icons/index.ts';
import { skillIcons } from '../../packages/art/src/icons/skills.ts';
import { type BrowserContextOptions, type Page } from 'playwright-core';
import { shot } from './shot.ts';
import { desktop, sheet } from './sizes.ts';
import type { Studio } from './studio.ts';

const inHand =
  'jean-luc-picard data-and-geordi uss-enterprise avert-disaster archer ancient-computer-microvirus plasma-fire kevin-uxbridge medical-kit kurlan-naiskos klingon-outpost gowron toreth devinoni-ral sarek sir-isaac-newton ikc-bortas dderidex mercenary-ship study-nebula crystalline-entity microvirus federation-outpost worf deanna-troi data sons-of-mogh treaty-federation-klingon amanda-rogers starfleet-type-ii-phaser horgahn wormhole-negotiations romulan-outpost';
/** One of each kind. */
const large =
  'jean-luc-picard data-and-geordi uss-enterprise avert-disaster archer ancient-computer-microvirus plasma-fire kevin-uxbridge medical-kit kurlan-naiskos klingon-outpost';

const keep = faceKeeper();

/** Looks by selector: the page allows no styles in markup. */
type Looks = Readonly<Record<string, string>>;

/** Lays markup on a page of the client, whose sheet of signs and fonts it uses. */
async function laid({ open }: Studio, size: BrowserContextOptions, markup: string, looks: Looks): Promise<Page> {
  const page = await open('#/learn', size);
  await page.getByRole('heading', { name: 'Learn' }).waitFor();
  await page.evaluate(
    ([html, styles]) => {
      document.querySelector('main')?.parentElement?.remove();
      const div = document.createElement('div');
      div.className = 'laid';
      div.innerHTML = html;
      document.body.append(div);
      for (const [selector, style] of Object.entries(styles))
        for (const one of document.querySelectorAll<HTMLElement>(selector)) one.style.cssText += style;
    },
    [markup, looks] as const,
  );
  return page;
}

const painted = 512;

/** Paints the worlds of missions into their windows. */
const paintWorlds = (page: Page, all: readonly Face[]): Promise<void> =>
  page.evaluate(
    async ([pictures, size]) => {
      for (const { title, bytes } of pictures) {
        const canvas = new OffscreenCanvas(size, size);
        const binary = Uint8ClampedArray.from(atob(bytes), (letter) => letter.charCodeAt(0));
        canvas.getContext('2d')!.putImageData(new ImageData(binary, size, size), 0, 0);
        const card = [...document.querySelectorAll('.laid > .art-card')].find((one) =>
          one.textContent?.includes(title),
        );
        const image = new Image();
        image.src = URL.createObjectURL(await canvas.convertToBlob());
        card?.querySelector('.art-place')?.replaceChildren(image);
      }
    },
    [
      all
        .filter(({ type }) => type === 'Mission')
        .map((face) => ({
          title: face.title,
          bytes: Buffer.from(paintPlace(placeOf(face), painted)).toString('base64'),
        })),
      painted,
    ] as const,
  );

async function faces({ address }: Studio, ids: string): Promise<readonly Face[]> {
  const known = readFaces((await (await fetch(`${address}/api/cards`)).json()) as readonly CardDocument[]);
  return ids.split(' ').flatMap((id) => known.get(id) ?? []);
}

const drawn = (all: readonly Face[], size: FaceSize): string => all.map((face) => keep(size, face, {})).join('');

const measures = ['INTEGRITY', 'CUNNING', 'STRENGTH', 'RANGE', 'WEAPONS', 'SHIELDS', 'Cmd', 'Stf'];
const types = [
  'personnel',
  'ship',
  'facility',
  'mission',
  'dilemma',
  'event',
  'interrupt',
  'equipment',
  'artifact',
  'doorway',
  'other',
];
const named = [affiliationIcons, classificationIcons, skillIcons].flatMap((family) => Object.keys(family));

const families: Readonly<Record<string, readonly string[]>> = {
  'Affiliations: colour and outline': Object.keys(affiliationIcons),
  'Classifications: a solid plate': Object.keys(classificationIcons),
  'Skills: a line drawing': Object.keys(skillIcons),
  'Attributes and staffing': measures,
  'Card types': types,
  'Acts and states': Object.keys(icons).filter((name) => ![...named, ...measures, ...types].includes(name)),
};

const said: Readonly<Record<string, string>> = {
  Cmd: 'command',
  Stf: 'staff',
  unmet: 'missing',
  stop: 'stopped',
  damage: 'damaged',
  cloak: 'cloaked',
  play: 'play a card',
  Holo: 'hologram',
  Self: 'self-controlling',
  Ref: 'referee',
};

const signs = (): string =>
  Object.entries(families)
    .map(
      ([family, names]) =>
        `<h2>${family}</h2><div>${names.map((name) => `<span>${icon(name as IconName, 26)}${said[name] ?? name}</span>`).join('')}</div>`,
    )
    .join('');

const rows = 'display:flex;flex-wrap:wrap;gap:14px;align-items:flex-start;padding:28px';

export const sheetShots = [
  shot('08-faces-hand', 'Cards at hand size', async (studio) => {
    const all = await faces(studio, inHand);
    const page = await laid(studio, desktop, drawn(all, 'hand'), { '.laid': rows });
    await paintWorlds(page, all);
    return page;
  }),
  shot('09-faces-large', 'Cards, large', async (studio) => {
    const all = await faces(studio, large);
    const page = await laid(studio, sheet, `${drawn(all, 'large')}<span>${backPicture('mine')}</span>`, {
      '.laid': 'display:grid;grid-template-columns:repeat(4,300px);gap:18px;justify-content:center;padding:28px',
      '.laid > span > svg': 'display:block;width:100%',
    });
    await paintWorlds(page, all);
    return page;
  }),
  shot('10-icons', 'All signs', (studio) =>
    laid(studio, desktop, signs(), {
      '.laid': 'padding:12px 28px',
      '.laid h2': 'margin:16px 0 10px;font:600 19px/1 var(--display)',
      '.laid > div': 'display:grid;grid-template-columns:repeat(9,1fr);gap:9px 8px;font-size:15px;line-height:1.1',
      '.laid > div > span': 'display:flex;align-items:center;gap:8px',
    }),
  ),
];
