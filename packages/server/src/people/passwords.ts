// Native code, read when somebody takes a name or logs in.
const argon2 = () => import('@node-rs/argon2');

/** argon2id with the cost the library recommends for servers: 19 MiB, twice, one lane. It is its own default. */
export const hashPassword = async (password: string): Promise<string> =>
  (await argon2()).hash(password.normalize('NFKC'));

// Of a password nobody has: whoever asks for an unknown name waits as long as for a known one.
let nobodys: Promise<string> | undefined;

/** Whether it is the password. Without a hash it never is, and takes as long. */
export async function isPassword(stored: string | undefined, password: string): Promise<boolean> {
  nobodys ??= hashPassword('');
  const isRight = await (await argon2()).verify(stored ?? (await nobodys), password.normalize('NFKC'));
  return isRight && stored !== undefined;
}
