// The environments that operators look after: the server's own, and the databases of others, opened when first asked
// for.
import type { Logger } from 'pino';
import { type EnvironmentName, environmentNames } from '#contract/environments.ts';
import type { Configuration } from '#server/configuration/read-configuration.ts';
import type { EnvironmentLocation } from '#server/configuration/read-environments.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Database } from '#server/ports/database/database.ts';
import type { Files } from '#server/ports/files/files.ts';
import type { Mail } from '#server/ports/mail/mail.ts';
import type { Ports } from '#server/ports/ports.ts';
import { openOther } from './open-other.ts';

/** Where the data of an environment is. */
export interface Place {
  readonly database: Database;
  readonly files: Files;
  readonly mail: Pick<Mail, 'deleteCopies' | 'deleteCopiesOf'>;
}

export interface Environments {
  readonly own: EnvironmentName;
  isConfigured(name: EnvironmentName): boolean;
  /** Opens it if necessary; refuses one that is not configured, cannot be reached or has another schema. */
  placeOf(name: EnvironmentName): Promise<Place>;
  /** What is looked into where a switch has failed: the local one, or else the server's own. */
  readonly fallback: EnvironmentName;
  close(): Promise<void>;
}

interface OpenPlace extends Place {
  close(): Promise<void>;
}

export function createEnvironments(
  configuration: Configuration,
  ports: Pick<Ports, 'database' | 'files' | 'mail' | 'clock'>,
  logger: Logger,
): Environments {
  const { own, others } = configuration.environments;
  const opened = new Map<EnvironmentName, Promise<OpenPlace>>();
  const isConfigured = (name: EnvironmentName) => name === own || others[name] !== undefined;
  const open = (name: EnvironmentName, location: EnvironmentLocation): Promise<OpenPlace> => {
    const opening = openOther(location, configuration, ports.clock, logger);
    opened.set(name, opening);
    // The next one who asks tries again.
    opening.catch(() => opened.delete(name));
    return opening;
  };
  return {
    own,
    isConfigured,
    fallback: isConfigured('local') ? 'local' : own,
    placeOf: async (name) => {
      if (name === own) return ports;
      const location = others[name];
      if (location === undefined) throw new AppError('environment-not-configured');
      return (await opened.get(name)) ?? open(name, location);
    },
    close: async () => {
      for (const name of environmentNames) {
        const place = await opened.get(name)?.catch(() => undefined);
        await place?.close();
      }
    },
  };
}
