// The composition root: the only place where ports, features and the web server are wired together.

import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { suggest } from '#generate/suggest/suggest.ts';
import { defaultLanguage } from '#language/language.ts';
import { createAiDesk } from './ai/ai-desk.ts';
import { allJobs } from './all-jobs.ts';
import { addAllRoutes } from './all-routes.ts';
import { allSweeps } from './all-sweeps.ts';
import { backUpData } from './backup/back-up-data.ts';
import { noteBackup } from './backup/last-backup.ts';
import { refuseInterruptedRestore, restoreData } from './backup/restore-data.ts';
import { createModelWriter } from './building/model-writer.ts';
import { clockChecks } from './clock/check-clock.ts';
import { steadyClock } from './clock/steady-clock.ts';
import { programVersion } from './configuration/program-version.ts';
import {
  type Configuration,
  type Environment,
  readConfiguration,
} from './configuration/read-configuration.ts';
import { countErrors } from './daily-counts/count-errors.ts';
import { countActiveUsers } from './daily-counts/count-visitors.ts';
import { createDailyCounts } from './daily-counts/create-daily-counts.ts';
import { openDatabase } from './database/open-database.ts';
import { createDocumentThread } from './documents/document-thread.ts';
import { emailKeyOf } from './emails/email-key-of.ts';
import { createEnvironments } from './environments/environments.ts';
import { CommandError } from './errors/command-error.ts';
import { createEventLog } from './event-log/create-event-log.ts';
import { logEventIds } from './event-log/log-event-ids.ts';
import { logFailedJob } from './event-log/log-failed-job.ts';
import { logServerEvent } from './event-log/log-server-event.ts';
import { fillGallery } from './features/gallery/shipped/fill-gallery.ts';
import { sheetPageRoutes } from './features/spreadsheets/sheet-page-routes.ts';
import { type AppRoutes, buildApp } from './http/build-app.ts';
import { createWorkLimits } from './http/limits/work-limits.ts';
import { createLogger } from './http/logger.ts';
import { refuseWhenFull } from './http/refuse-when-full.ts';
import type { Stopping } from './http/stopping.ts';
import { isBuilt } from './http/web-app.ts';
import { createModelProcesses } from './model-processes/model-processes.ts';
import { openPorts } from './open-ports.ts';
import { logGrantedRole } from './operators/log-granted-role.ts';
import { priceTemplate } from './operators/price-command.ts';
import { answerRefund, openRefunds } from './operators/refund-commands.ts';
import { resetSecondFactor } from './operators/reset-second-factor.ts';
import { signOutAccount, signOutEveryone } from './operators/sign-out-accounts.ts';
import { grantRole, roles } from './policy/grant-role.ts';
import type { Clock } from './ports/clock/clock.ts';
import { systemClock } from './ports/clock/system-clock.ts';
import { providerOf } from './ports/payments/payment-settings.ts';
import type { Ports } from './ports/ports.ts';
import type { Spreadsheets } from './ports/spreadsheets/spreadsheets.ts';
import { addressOf } from './process/address-of.ts';
import { finishOnSignals } from './process/finish-on-signals.ts';
import { listen } from './process/listen.ts';
import { runCommand } from './process/run-command.ts';
import { startSweeping } from './process/start-sweeping.ts';
import { createSpreadsheetMaker } from './spreadsheets/make-spreadsheet.ts';
import { createDiskSpace } from './storage/disk-space.ts';
import { watchEventLoop } from './vitals/event-loop-delay.ts';
import { watchPorts } from './vitals/outside-answers.ts';
import { type Vitals, vitalsOf } from './vitals/vitals.ts';

/** The rest of the time is for informing callers whose builds did not finish. */
const shareOfStopForBuilds = 0.7;

export interface RunningServer {
  readonly port: number;
  /** Ends when what had expired before the start is deleted. */
  readonly swept: Promise<void>;
  /** Finishes the requests in progress, then closes everything. */
  stop(): Promise<void>;
}

export interface StartOptions {
  readonly logger?: Logger;
  readonly clock?: Clock;
  readonly spreadsheets?: Spreadsheets;
}

export async function startServer(
  configuration: Configuration,
  { logger = createLogger(configuration.logLevel), clock = systemClock, spreadsheets }: StartOptions = {},
): Promise<RunningServer> {
  refuseInterruptedRestore(configuration);
  const steady = steadyClock(clock, () => performance.now());
  const opened = await openPorts(configuration, steady, logger);
  const { ports, answers } = watchPorts({ ...opened, spreadsheets: spreadsheets ?? opened.spreadsheets });
  const eventLoop = watchEventLoop();
  // Which port it is, is known once it listens.
  const place = { port: configuration.port };
  const parts = createParts(configuration, ports, logger, { answers, eventLoop: eventLoop.read }, () =>
    addressOf(configuration, place.port),
  );
  const { processes, documents, counts, eventLog, jobs, environments } = parts;
  const stopping: Stopping = { isStopping: false };
  const app = await openApp(configuration, ports, parts, logger, stopping);
  const maySweep = clockChecks({ database: ports.database, machine: clock, steady, eventLog, logger });
  const sweeping = startSweeping(allSweeps(ports, configuration, jobs, logger), maySweep, logger);
  let isStarted = false;
  const stop = async () => {
    stopping.isStopping = true;
    // Requests in progress wait for their builds.
    const forBuildsMs = configuration.shutdownTimeoutMs * shareOfStopForBuilds;
    documents.endWithin(forBuildsMs);
    ports.ai.close();
    await Promise.all([app.close(), processes.close(forBuildsMs), jobs.stop()]);
    await documents.close();
    await sweeping.stop();
    eventLoop.stop();
    if (isStarted) logServerEvent(eventLog, logEventIds.serverStopped, ports.database.kind);
    await eventLog.flush();
    await environments.close();
    await counts.flush();
    await ports.mail.close();
    await ports.database.close();
  };
  try {
    await fillGallery(configuration, ports, logger);
    await listen(app, configuration);
    place.port = portOf(app.server.address());
    isStarted = true;
    logServerEvent(eventLog, logEventIds.serverStarted, ports.database.kind);
    jobs.start();
  } catch (error) {
    await stop();
    throw error;
  }
  return { port: place.port, swept: sweeping.first, stop };
}

function createParts(
  configuration: Configuration,
  ports: Ports,
  logger: Logger,
  vital: Pick<Vitals, 'answers' | 'eventLoop'>,
  origin: () => string,
) {
  const work = createWorkLimits(configuration.rateLimits, ports.database);
  const processes = createModelProcesses(configuration, work.countTime);
  const documents = createDocumentThread(logger, work.countTime);
  const diskSpace = createDiskSpace(ports.disk, configuration.minFreeBytes, logger);
  const counts = createDailyCounts(ports, diskSpace, logger);
  const eventLog = countErrors(createEventLog(ports, diskSpace, logger), counts);
  const writer = createModelWriter(processes);
  const makeSpreadsheet = createSpreadsheetMaker({
    ...{ ports, writer, origin, limits: configuration },
    programVersion: programVersion(),
  });
  const { jobs, emails } = allJobs(configuration, ports, writer, makeSpreadsheet, {
    ...{ logger, origin, processes },
    onFailure: (job, reason) => logFailedJob(eventLog, job, reason),
  });
  const vitals = vitalsOf(vital, processes, documents, diskSpace);
  const ai = createAiDesk(configuration.ai, ports, eventLog);
  const environments = createEnvironments(configuration, ports, logger);
  return {
    ...{ ai, work, processes, documents, diskSpace, counts, eventLog, vitals },
    ...{ jobs, emails, makeSpreadsheet, origin, environments },
  };
}

function openApp(
  configuration: Configuration,
  ports: Ports,
  { work, processes, diskSpace, ...parts }: ReturnType<typeof createParts>,
  logger: Logger,
  stopping: Stopping,
): Promise<FastifyInstance> {
  const { eventLog } = parts;
  const routes: AppRoutes = {
    calls: (calls, limits) => {
      refuseWhenFull(calls, diskSpace);
      countActiveUsers(calls, { ports, counts: parts.counts });
      addAllRoutes(calls, { configuration, ports, limits, ...parts }, processes);
    },
    pages: (pages) => {
      refuseWhenFull(pages, diskSpace);
      sheetPageRoutes(pages, { configuration, ports, work, documents: parts.documents });
    },
  };
  return buildApp(configuration, ports, logger, eventLog, diskSpace, stopping, work, routes);
}

function portOf(address: AddressInfo | string | null): number {
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Serves until told to stop; returns the exit code. */
export function serve(environment: Environment): Promise<number> {
  return runCommand(async (say) => {
    const configuration = readConfiguration(environment);
    const hasPages = isBuilt(configuration.webDir);
    if (!hasPages && environment.WEB_DIR?.trim()) {
      throw new CommandError(`WEB_DIR ${configuration.webDir} holds no built web app: it has no index.html.`);
    }
    const server = await startServer(configuration);
    // The indexes of the catalogue take a moment, and nobody is here yet.
    suggest(defaultLanguage, 'section_sales', 'cafe');
    const stopped = finishOnSignals(server, configuration.shutdownTimeoutMs);
    const address = addressOf(configuration, server.port);
    if (hasPages) say(`Modelwright is at ${address}/builder/`);
    else say(`The API is at ${address}/api/docs/; there are no pages yet: build them with npm run build`);
    return stopped;
  });
}

/** Gives the account with this address a role, while the server may keep running; returns the exit code. */
export function grant(environment: Environment, email: string, role: string): Promise<number> {
  const known = roles.find((one) => one === role);
  return runOnAccounts(environment, async (ports) => {
    if (known === undefined)
      throw new CommandError(`There is no role ${role}; it is one of ${roles.join(', ')}.`);
    const done = await grantRole(ports, emailKeyOf(email), known);
    await logGrantedRole(ports, emailKeyOf(email), known);
    return done;
  });
}

/** For an operator who lost the app and the recovery codes, while the server may keep running; returns the exit code. */
export function removeSecondFactor(environment: Environment, email: string): Promise<number> {
  return runOnAccounts(environment, (ports) => resetSecondFactor(ports, emailKeyOf(email)));
}

/** Ends the sessions of an account, or of everyone, while the server may keep running; returns the exit code. */
export function signOut(environment: Environment, whom: string): Promise<number> {
  return runOnAccounts(environment, (ports) =>
    whom === 'everyone' ? signOutEveryone(ports) : signOutAccount(ports, emailKeyOf(whom)),
  );
}

/** Says who waits for money back; returns the exit code. */
export function refunds(environment: Environment): Promise<number> {
  return runOnAccounts(environment, openRefunds);
}

/** Grants money back, or denies it with a sentence, while the server may keep running; returns the exit code. */
export function refund(environment: Environment, orderId: string, denial: string | null): Promise<number> {
  return runOnAccounts(environment, (ports, provider) =>
    answerRefund({ ...ports, payments: { provider } }, orderId, denial),
  );
}

/** Gives a gallery template its price in dollars, while the server may keep running; returns the exit code. */
export function price(environment: Environment, uuid: string, dollars: string): Promise<number> {
  return runOnAccounts(environment, (ports) => priceTemplate(ports, uuid, dollars));
}

type AccountPorts = Pick<Ports, 'database' | 'clock'>;

function runOnAccounts(
  environment: Environment,
  work: (ports: AccountPorts, provider: ReturnType<typeof providerOf>) => Promise<string>,
): Promise<number> {
  return runCommand(async (say) => {
    const configuration = readConfiguration(environment);
    const database = await openDatabase(configuration, systemClock, () => undefined);
    try {
      say(await work({ database, clock: systemClock }, providerOf(configuration.payments)));
      return 0;
    } finally {
      await database.close();
    }
  });
}

/** Copies the embedded data into an empty folder, while the server may keep running; returns the exit code. */
export function backUp(environment: Environment, folder: string): Promise<number> {
  return runCommand(async (say) => {
    const configuration = readConfiguration(environment);
    say(await backUpData(configuration, folder, systemClock));
    await noteBackup(configuration.dataDir, systemClock.now());
    return 0;
  });
}

/** Replaces the embedded data of a stopped server with a backup; returns the exit code. */
export function restore(environment: Environment, folder: string): Promise<number> {
  return runCommand(async (say) => {
    say(await restoreData(readConfiguration(environment), folder, systemClock));
    return 0;
  });
}
