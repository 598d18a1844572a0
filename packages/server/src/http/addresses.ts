import { isIPv6 } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { tooManyRequests } from '../problem.ts';
import { Allowance } from './allowance.ts';

/** Whole histories sent to one address: so many at once, and so many more each second. */
const historiesAtOnce = 100;
const historiesPerSecond = 10;

/** Seconds' worth of messages that may come at once. */
const burst = 3;

/** Matches that are not at hand, opened for one address: so many at once, and so many more each second. */
const openingsAtOnce = 600;
const openingsPerSecond = 20;

/** Milliseconds somebody is kept waiting before being told to come back later. */
const longestWait = 5_000;

/** Addresses remembered before those are forgotten who use nothing. */
const many = 5_000;

interface Guest {
  sockets: number;
  readonly histories: Allowance;
  readonly messages: Allowance;
  readonly openings: Allowance;
}

const groups = (part: string): string[] => (part === '' ? [] : part.split(':'));

/** Who has one address of IPv6 usually has all that begin like it. */
export function neighbourhood(ip: string): string {
  if (!isIPv6(ip) || ip.startsWith('::ffff:')) return ip;
  const [head = '', tail = ''] = ip.split('::');
  const missing = Math.max(0, 8 - groups(head).length - groups(tail).length);
  const all = [...groups(head), ...Array.from({ length: missing }, () => '0'), ...groups(tail)];
  return `${all.slice(0, 4).join(':')}::`;
}

/** What each address uses of this server beyond single requests, over however many connections. */
export class Addresses {
  readonly #most: number;
  readonly #messagesPerSecond: number;
  readonly #guests = new Map<string, Guest>();

  constructor(mostSockets: number, messagesPerSecond: number) {
    this.#most = mostSockets;
    this.#messagesPerSecond = messagesPerSecond;
  }

  /** One socket more; gives the way to leave, or nothing if there are too many already. */
  enter(ip: string): (() => void) | undefined {
    const guest = this.#guest(ip);
    if (guest.sockets >= this.#most) return undefined;
    guest.sockets += 1;
    return () => (guest.sockets -= 1);
  }

  /** How many milliseconds to wait before sending a whole history. */
  historyWait(ip: string): number {
    return this.#guest(ip).histories.take();
  }

  /** How many milliseconds to wait before reading a message, of all those that come over its sockets. */
  messageWait(ip: string): number {
    return this.#guest(ip).messages.take();
  }

  /** How many milliseconds to wait before opening a match that is not at hand. */
  openingWait(ip: string): number {
    return this.#guest(ip).openings.take();
  }

  /** Waits until a whole history may be sent; who would wait too long is told to come back. */
  async payHistory(ip: string): Promise<void> {
    const waits = this.historyWait(ip);
    if (waits > longestWait) throw tooManyRequests();
    if (waits > 0) await wait(waits);
  }

  #guest(ip: string): Guest {
    const key = neighbourhood(ip);
    const known = this.#guests.get(key);
    if (known) return known;
    if (this.#guests.size >= many) this.#forget();
    const guest = {
      sockets: 0,
      histories: new Allowance(historiesPerSecond, historiesAtOnce),
      messages: new Allowance(this.#messagesPerSecond, burst * this.#messagesPerSecond),
      openings: new Allowance(openingsPerSecond, openingsAtOnce),
    };
    this.#guests.set(key, guest);
    return guest;
  }

  #forget() {
    for (const [key, { sockets, histories, messages, openings }] of this.#guests)
      if (sockets === 0 && histories.isWhole && messages.isWhole && openings.isWhole) this.#guests.delete(key);
  }
}
