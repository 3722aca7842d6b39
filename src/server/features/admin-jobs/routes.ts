// The operators' calls for the queue of jobs and for emails.
import type { FastifyInstance } from 'fastify';
import { registerOperatorCall } from '#server/operator-desk/register-operator-call.ts';
import type { ServerParts } from '../server-parts.ts';
import { dropJob, hastenJob, retryJob } from './change-job.ts';
import { listLetters, readLetter, sendLetterAgain } from './letters.ts';
import { listJobs } from './list-jobs.ts';

export function adminJobRoutes(app: FastifyInstance, parts: ServerParts): void {
  const { jobs, ports, configuration } = parts;
  const changing = { jobs, clock: ports.clock };

  registerOperatorCall(app, parts, 'listJobs', async (desk, request) => {
    await desk.record(desk.place.database.query, { act: 'jobs-listed' });
    return listJobs(desk.place.database.aside, ports.clock, request.query);
  });
  registerOperatorCall(app, parts, 'retryJob', async (desk, request) =>
    retryJob(changing, desk, request.params.id),
  );
  registerOperatorCall(app, parts, 'runJob', async (desk, request) =>
    hastenJob(changing, desk, request.params.id),
  );
  registerOperatorCall(app, parts, 'dropJob', async (desk, request) =>
    dropJob(desk, request.params.id, request.query.confirm),
  );
  registerOperatorCall(app, parts, 'listLetters', async (desk, request) => {
    await desk.record(desk.place.database.query, { act: 'letters-listed' });
    return listLetters(desk.place.database.aside, request.query, configuration);
  });
  registerOperatorCall(app, parts, 'readLetter', async (desk, request) =>
    readLetter(desk, request.params.id),
  );
  registerOperatorCall(app, parts, 'sendLetterAgain', async (desk, request) =>
    sendLetterAgain(changing, desk, request.params.id),
  );
}
