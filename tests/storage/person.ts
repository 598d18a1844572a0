// Somebody with a browser of their own, over HTTP: keeps the cookie it is given, as a browser would.
import type { Games, Me, Seated } from '@spaceline/protocol';
import { gamesSchema, meSchema } from '@spaceline/protocol';

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

const cookieIn = (headers: Headers): string | undefined => headers.get('set-cookie')?.split(';', 1)[0];

export class Person {
  address: string;
  cookie = '';
  /** Every byte the server answered. */
  heard = '';

  constructor(address: string) {
    this.address = address;
  }

  /** A guest, in one click. */
  static async guest(address: string): Promise<Person> {
    const person = new Person(address);
    await person.must('POST', '/api/me');
    return person;
  }

  static async account(address: string, name: string, password = 'correct horse'): Promise<Person> {
    const person = await Person.guest(address);
    await person.must('POST', '/api/me/account', { name, password });
    return person;
  }

  async ask(method: string, path: string, body?: object, headers: Record<string, string> = {}): Promise<Answer> {
    const response = await fetch(`${this.address}${path}`, {
      method,
      headers: {
        ...(this.cookie ? { cookie: this.cookie } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const cookie = cookieIn(response.headers);
    if (cookie !== undefined) this.cookie = cookie.endsWith('=') ? '' : cookie;
    const text = await response.text();
    this.heard += text;
    return { status: response.status, body: JSON.parse(text) as unknown };
  }

  async must<T>(method: string, path: string, body?: object): Promise<T> {
    const answer = await this.ask(method, path, body);
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body as T;
  }

  async me(): Promise<Me['me']> {
    return meSchema.parse(await this.must('GET', '/api/me')).me;
  }

  async games(): Promise<Games> {
    return gamesSchema.parse(await this.must('GET', '/api/me/games'));
  }

  /** Sits down at a table, and goes where that leads. */
  sit(table: string, body: object = {}): Promise<Seated> {
    return this.must('POST', `/api/tables/${table}/sit`, body);
  }
}

/** The code of a problem. */
export const codeOf = ({ status, body }: Answer): readonly [number, string | undefined] => [
  status,
  (body as { readonly error?: { readonly code: string } }).error?.code,
];
