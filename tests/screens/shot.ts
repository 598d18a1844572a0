import { type BrowserContextOptions, type Page } from 'playwright-core';
import type { Studio } from './studio.ts';

/** One picture: its name, what is seen on it, and how to get there. */
export interface Shot {
  readonly name: string;
  readonly about: string;
  readonly page: (studio: Studio) => Promise<Page>;
}

export const shot = (name: string, about: string, page: Shot['page']): Shot => ({ name, about, page });

/** A page that needs nothing but its address. */
export const pageShot = (name: string, about: string, hash: string, size: BrowserContextOptions): Shot =>
  shot(name, about, (studio) => studio.open(hash, size));
