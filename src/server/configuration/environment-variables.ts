// The environment variables of the environments that operators look after from one server.
import type { ConfigurationVariable } from './configuration-variable.ts';

export const environmentVariables = [
  {
    name: 'ENVIRONMENT',
    default: 'local',
    meaning:
      'Which environment this server and its database are: local, test or production. Production is marked in the operators’ area, and what destroys data there asks for more.',
  },
  {
    name: 'LOCAL_DATABASE',
    default: '',
    meaning:
      'Database of the local environment, for operators of this server: an address as in DATABASE_URL, or the absolute path of a data folder. Only where ENVIRONMENT is another one.',
  },
  {
    name: 'TEST_DATABASE',
    default: '',
    meaning: 'The same for the test environment.',
  },
  {
    name: 'PRODUCTION_DATABASE',
    default: '',
    meaning: 'The same for the production environment.',
  },
] as const satisfies readonly ConfigurationVariable[];
