import type { Bulletin } from '../company/bulletin.ts';
import { newMatchId, newToken, tokenHashOf } from '../match/tokens.ts';
import { Problem } from '../problem.ts';
import type { Storage } from '../storage/storage.ts';
import { Attempts } from './attempts.ts';
import { guestName, keyOfName, mustBeFit, nameTaken } from './names.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { PeopleStore } from './people-store.ts';
import type { Account, Person } from './people-store.ts';

export type { Person } from './people-store.ts';

/** A person as the one who signs in, with the secret that their browser keeps. */
export interface SignedIn {
  readonly person: Person;
  readonly secret: string;
}

const wrong = () =>
  new Problem(401, 'people/wrong', 'You were not signed in', 'there is no account with that name and password');
const tooMany = () =>
  new Problem(
    429,
    'people/too-many',
    'You were not signed in',
    'the name was tried too often; try again in ten minutes',
  );
const notYourPassword = () =>
  new Problem(403, 'people/password', 'Nothing was changed', 'that is not the password of this account');
const isAccount = () =>
  new Problem(409, 'people/account', 'The account was not made', 'you are signed in to an account already');

export const nobody = (what: string) =>
  new Problem(401, 'people/nobody', what, 'this needs somebody who is known here, if only as a guest');

/** Guests, accounts, and who is who. */
export class People {
  readonly #store: PeopleStore;
  readonly #bulletin: Bulletin;
  readonly #attempts = new Attempts(20, 10 * 60_000);

  constructor(storage: Storage, bulletin: Bulletin) {
    this.#store = new PeopleStore(storage);
    this.#bulletin = bulletin;
  }

  /** Somebody new, in one click. */
  async guest(): Promise<SignedIn> {
    const person: Person = { id: newMatchId(), name: guestName(), guest: true };
    await this.#store.createGuest(person.id, person.name);
    return this.#known(person);
  }

  /** Who is known by this secret. */
  async of(secret: string | undefined): Promise<Person | undefined> {
    return secret === undefined ? undefined : this.#store.find(tokenHashOf(secret));
  }

  read(id: string): Promise<Account | undefined> {
    return this.#store.read(id);
  }

  /** Another name for a guest or an account. */
  async rename(person: Person, name: string): Promise<Person> {
    mustBeFit(name);
    const key = keyOfName(name);
    const other = await this.#store.called(key);
    if (other && other.id !== person.id) throw nameTaken(name);
    if (person.guest) await this.#store.rename(person.id, name);
    else {
      const { password = '' } = (await this.#store.read(person.id)) ?? {};
      if (!(await this.#store.takeName(person.id, name, key, password))) throw nameTaken(name);
    }
    return { ...person, name };
  }

  /** A guest takes a name and a password, and stays who they are: games, decks and all. */
  async takeName(guest: Person, name: string, password: string): Promise<Person> {
    if (!guest.guest) throw isAccount();
    mustBeFit(name);
    const hashed = await hashPassword(password);
    if (!(await this.#store.takeName(guest.id, name, keyOfName(name), hashed))) throw nameTaken(name);
    return { ...guest, name, guest: false };
  }

  /** Signs in to an account; what the guest in this browser had goes with them. */
  async signIn(name: string, password: string, guest: Person | undefined): Promise<SignedIn> {
    const key = keyOfName(name);
    if (!this.#attempts.take(key)) throw tooMany();
    const account = await this.#store.called(key);
    if (!(await isPassword(account?.password, password)) || !account) throw wrong();
    this.#attempts.forget(key);
    if (guest?.guest) {
      await this.#store.merge(guest.id, account.id);
      await this.#tellSignedOut(guest.id);
    }
    return this.#known({ id: account.id, name: account.name, guest: false });
  }

  async signOut(secret: string): Promise<void> {
    const person = await this.#store.signOut(tokenHashOf(secret));
    if (person !== undefined) await this.#tellSignedOut(person);
  }

  async changePassword(person: Person, secret: string, old: string, password: string): Promise<void> {
    await this.mustBe(person, old);
    await this.#store.setPassword(person.id, await hashPassword(password));
    await this.#store.signOutOthers(person.id, tokenHashOf(secret));
    await this.#tellSignedOut(person.id);
  }

  /** Refuses who does not know the password; a guest has none. */
  async mustBe(person: Person, password = ''): Promise<void> {
    const account = await this.#store.read(person.id);
    if (account?.guest) return;
    if (!this.#attempts.take(person.id)) throw tooMany();
    if (!(await isPassword(account?.password, password))) throw notYourPassword();
    this.#attempts.forget(person.id);
  }

  async remove(person: Person): Promise<void> {
    await this.#store.remove(person.id);
    await this.#tellSignedOut(person.id);
  }

  async #tellSignedOut(person: string): Promise<void> {
    await this.#bulletin.post({ k: 'signed out', person });
  }

  async #known(person: Person): Promise<SignedIn> {
    const { token, tokenHash } = newToken();
    await this.#store.signIn(tokenHash, person.id);
    return { person, secret: token };
  }
}
