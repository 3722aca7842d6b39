// Operators: people with an account that the command has made one, and who have proved a second factor.
import { grantRole } from '#server/policy/grant-role.ts';
import { newPerson, withDatabase } from './people.ts';
import { setUpSecondFactor } from './second-factor.ts';
import type { SuiteServer } from './suite-server.ts';
import type { Visitor } from './visitor.ts';

type OperatedServer = Pick<SuiteServer, 'newVisitor' | 'clock' | 'place'>;

export async function newOperator(
  server: OperatedServer,
): Promise<{ readonly visitor: Visitor; readonly email: string }> {
  const person = await newPerson(server);
  await withDatabase(server, (database) =>
    grantRole({ database, clock: server.clock }, person.email, 'operator'),
  );
  await setUpSecondFactor(server, person.visitor);
  return person;
}
