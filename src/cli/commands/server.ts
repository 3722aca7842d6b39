// Starts the server, gives accounts their roles, ends their sessions, gives money back, prices templates, and copies the embedded data away and back.

import { readArguments } from '../input/read-arguments.ts';
import { UsageError } from '../input/usage-error.ts';
import { exitCodes, type Output } from '../output/output.ts';

/** Loaded only when asked for: the other commands need none of it. */
const server = () => import('#server/main.ts');

export async function serve(args: readonly string[], { environment }: Output): Promise<number> {
  if (args.length > 0) {
    throw new UsageError('serve takes no arguments; it is set by the environment.', exitCodes.misused);
  }
  return (await server()).serve(environment);
}

export async function grant(args: readonly string[], { environment }: Output): Promise<number> {
  const [email, role, ...others] = args;
  if (email === undefined || role === undefined || others.length > 0) {
    throw new UsageError(
      'grant takes an email address and a role: operator, entitled or none.',
      exitCodes.misused,
    );
  }
  return (await server()).grant(environment, email, role);
}

export async function resetSecondFactor(args: readonly string[], { environment }: Output): Promise<number> {
  const [email, ...others] = args;
  if (email === undefined || others.length > 0) {
    throw new UsageError('reset-second-factor takes the email address of an operator.', exitCodes.misused);
  }
  return (await server()).removeSecondFactor(environment, email);
}

export async function signOut(args: readonly string[], { environment }: Output): Promise<number> {
  const [whom, ...others] = args;
  if (whom === undefined || others.length > 0) {
    throw new UsageError('sign-out takes an email address, or the word everyone.', exitCodes.misused);
  }
  return (await server()).signOut(environment, whom);
}

export async function refunds(args: readonly string[], { environment }: Output): Promise<number> {
  if (args.length > 0) throw new UsageError('refunds takes no arguments.', exitCodes.misused);
  return (await server()).refunds(environment);
}

export async function refund(args: readonly string[], { environment }: Output): Promise<number> {
  const { target, text } = readArguments(args, 'the order', { deny: { type: 'string' } });
  return (await server()).refund(environment, target, text('deny'));
}

export async function price(args: readonly string[], { environment }: Output): Promise<number> {
  const [uuid, dollars, ...others] = args;
  if (uuid === undefined || dollars === undefined || others.length > 0) {
    throw new UsageError(
      'price takes the id of a gallery template and a price in dollars.',
      exitCodes.misused,
    );
  }
  return (await server()).price(environment, uuid, dollars);
}

export async function backup(args: readonly string[], { environment }: Output): Promise<number> {
  const { target } = readArguments(args, 'an empty folder for the backup', {});
  return (await server()).backUp(environment, target);
}

export async function restore(args: readonly string[], { environment }: Output): Promise<number> {
  const { target } = readArguments(args, 'the folder of a backup', {});
  return (await server()).restore(environment, target);
}
