// The old door: what is drawn of a card is said by @spaceline/art.
export * from '@spaceline/art';
export { colourOf as toneOf } from '@spaceline/art';
