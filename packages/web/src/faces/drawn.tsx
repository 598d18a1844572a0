import { faceKeeper, sheet } from '@spaceline/art';
import type { Face, FaceSize } from '@spaceline/art';
import { memo, useMemo } from 'react';
import type { CSSProperties } from 'react';
import { useImage } from './images.ts';

const keep = faceKeeper();
const defined = { __html: sheet() };

/** What pictures refer to: gradients and icons. It stands once on the page. */
export const Sheet = () => <div aria-hidden="true" className="contents" dangerouslySetInnerHTML={defined} />;

interface DrawnProps {
  readonly markup: string;
  readonly className?: string;
  readonly style?: CSSProperties | undefined;
  /** The language of the words in it. */
  readonly lang?: string;
}

/** Markup of the art room, which escapes every word that comes from outside. It is read again only when it is another. */
export const Drawn = memo(function Drawn({ markup, className = '', style, lang }: DrawnProps) {
  const inner = useMemo(() => ({ __html: markup }), [markup]);
  return <span className={className} style={style} lang={lang} dangerouslySetInnerHTML={inner} />;
});

interface FaceProps {
  readonly face: Face;
  readonly size: FaceSize;
  /** The one it has taken at the table. */
  readonly affiliation?: string | undefined;
  /** Of a double-sided mission: the side that lies up. */
  readonly up?: 'front' | 'back' | undefined;
  /** Of a ship: the hull is open. */
  readonly damaged?: boolean;
  /** Shown larger than its kind is usually shown: painted with as many points as this one. */
  readonly paintedAs?: FaceSize;
  readonly className?: string;
}

/** Has a card ready for the hand before it comes there. */
export const drawAhead = (face: Face): void => void keep('hand', face);

/** A card in one of its sizes, in the English that cards are written in; what stands around it says its name. */
export function DrawnFace(props: FaceProps) {
  const { face, size, affiliation, up, damaged = false, paintedAs = size, className = 'contents' } = props;
  const image = useImage(size === 'row' || size === 'mini' ? undefined : face, paintedAs);
  return <Drawn className={className} lang="en" markup={keep(size, face, { affiliation, image, up, damaged })} />;
}
