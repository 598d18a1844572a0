// What the art room draws, card beside card, in the type and colours of the client.
import { faceKeeper, icon, readFaces } from '@spaceline/art';
import type { CardDocument, FaceSize, IconName } from '@spaceline/art';
import { icons } from '../../packages/art/src/icons/index.ts';
import { type Page } from 'playwright-core';
import { shot } from './shot.ts';
import { desktop } from './sizes.ts';
import type { Studio } from './studio.ts';

const shown =
  'jean-luc-picard data-and-geordi uss-enterprise archer ancient-computer-microvirus plasma-fire kevin-uxbridge medical-kit kurlan-naiskos klingon-outpost gowron toreth devinoni-ral sarek sir-isaac-newton ikc-bortas dderidex crystalline-entity microvirus federation-outpost worf deanna-troi data amanda-rogers starfleet-type-ii-phaser horgahn romulan-outpost';

const keep = faceKeeper();

/** Lays markup on a page of the client, whose sheet of signs and fonts it uses; the page allows no styles in markup. */
async function laid({ open }: Studio, markup: string, looks: string, each = ''): Promise<Page> {
  const page = await open('#/learn', desktop);
  await page.getByRole('heading', { name: 'Learn' }).waitFor();
  await page.evaluate(
    (sheet) => {
      document.querySelector('main')?.parentElement?.remove();
      const div = document.createElement('div');
      div.innerHTML = sheet.markup;
      div.style.cssText = sheet.looks;
      for (const child of div.children) (child as HTMLElement).style.cssText += sheet.each;
      document.body.append(div);
    },
    { markup, looks, each },
  );
  return page;
}

async function faces({ address }: Studio, size: FaceSize, most: number): Promise<string> {
  const known = readFaces((await (await fetch(`${address}/api/cards`)).json()) as readonly CardDocument[]);
  return shown
    .split(' ')
    .flatMap((id) => known.get(id) ?? [])
    .slice(0, most)
    .map((face) => keep(size, face, {}))
    .join('');
}

const signs = (): string =>
  Object.keys(icons)
    .map((name) => `<span>${icon(name as IconName, 30)}${name}</span>`)
    .join('');

const rows = 'display:flex;flex-wrap:wrap;gap:14px;align-items:flex-start;padding:28px';

const grid =
  'display:grid;grid-template-columns:repeat(13,1fr);gap:22px 6px;padding:36px 28px;font-size:13px;text-align:center';

export const sheetShots = [
  shot('08-faces-hand', 'Cards at hand size', async (studio) => laid(studio, await faces(studio, 'hand', 27), rows)),
  shot('09-faces-large', 'Cards, large', async (studio) => laid(studio, await faces(studio, 'large', 8), rows)),
  shot('10-icons', 'All signs', (studio) => laid(studio, signs(), grid, 'display:grid;justify-items:center;gap:6px')),
];
