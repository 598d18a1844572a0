import { optionWords } from '@spaceline/protocol';
import type { Option } from '@spaceline/engine';
import { Fragment } from 'react';
import { decisionNow, useTable } from '../net/store.ts';
import { takeOption } from './actions.ts';
import { useBoard } from './context.tsx';
import { Location } from './location.tsx';
import { firstSlot, slots } from '../choosing/menu.ts';
import { SightButton } from './sight-button.tsx';
import { useSight } from './use-sight.ts';

function Place({ option, text }: { readonly option: Option; readonly text: string }) {
  const { names } = useBoard();
  return (
    <li className="row-span-2 grid w-28 grid-rows-subgrid list-none">
      <span />
      <button
        type="button"
        aria-label={optionWords(option, names)}
        className="lit-target min-h-24 self-start rounded-lg border-2 border-dashed border-gold bg-gold/10 p-2 text-sm font-semibold text-gold"
        onClick={() => takeOption(option)}
      >
        {text}
      </button>
    </li>
  );
}

/** All locations in a row. It scrolls by itself, in both directions, within the place it is given. */
export function Spaceline() {
  const { view } = useBoard();
  const options = useTable(decisionNow)?.options ?? [];
  const places = slots(options);
  const first = firstSlot(options);
  const { box, ...sight } = useSight();
  return (
    <div className="relative h-full min-h-0">
      <div
        ref={box}
        className="relative h-full min-h-0 scroll-p-3 overflow-auto overscroll-contain scroll-pt-48"
        tabIndex={-1}
      >
        <ul
          aria-label="Spaceline"
          className="m-0 grid min-h-full w-max auto-cols-max grid-flow-col grid-rows-[minmax(min-content,3rem)_minmax(min-content,1fr)] gap-x-3 gap-y-2 px-3 py-1"
        >
          {first && <Place option={first} text="Place the first mission here" />}
          {view.spaceline.map((location) => {
            const { before, after, onto } = places.get(location.id) ?? {};
            return (
              <Fragment key={location.id}>
                {before && <Place option={before} text="Place here" />}
                <Location location={location} />
                {onto && <Place option={onto} text="Share this location" />}
                {after && <Place option={after} text="Place here" />}
              </Fragment>
            );
          })}
        </ul>
      </div>
      <SightButton {...sight} />
    </div>
  );
}
