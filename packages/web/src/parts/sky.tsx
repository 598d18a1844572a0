import { Drawn } from '../faces/drawn.tsx';
import { skyPicture } from '@spaceline/art';

const drawn = skyPicture();

/** The chart behind everything: haze, stars and its graticule. */
export const Sky = () => <Drawn className="sky" markup={drawn} />;
