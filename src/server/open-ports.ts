// Opens every port as the configuration says; a part that cannot be opened closes those before it.
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { SweptPorts } from './all-sweeps.ts';
import { lastKnownTime } from './clock/last-known-time.ts';
import type { SteadyClock } from './clock/steady-clock.ts';
import type { Configuration } from './configuration/read-configuration.ts';
import { openDatabase } from './database/open-database.ts';
import { CommandError } from './errors/command-error.ts';
import { reasonOf } from './errors/reason-of.ts';
import { jobsToAdd } from './jobs/create-jobs.ts';
import { pricedPlans } from './money/prices/priced-plans.ts';
import { testTill } from './money/test-till.ts';
import { openAi } from './ports/ai/open-ai.ts';
import { folderDisk } from './ports/disk/folder-disk.ts';
import { closeDataFolder } from './ports/files/close-data-folder.ts';
import { bundledGeoIp } from './ports/geo-ip/bundled-geo-ip.ts';
import { outboxFolder } from './ports/mail/outbox-folder.ts';
import { smtpMail } from './ports/mail/smtp-mail.ts';
import { openPayments } from './ports/open-payments.ts';
import { openDrives, openSpreadsheets } from './ports/open-spreadsheets.ts';
import { openFiles } from './ports/shared-files/open-files.ts';
import { noGoogleSignIn } from './ports/sign-in/no-google-sign-in.ts';
import { openIdSignIn } from './ports/sign-in/openid-sign-in.ts';

export async function openPorts(
  configuration: Configuration,
  clock: SteadyClock,
  logger: Logger,
): Promise<SweptPorts> {
  const onError = (error: Error) => logger.warn({ err: error }, 'a connection to the database broke');
  const database = await openDatabase(configuration, clock, onError);
  try {
    const known = await lastKnownTime(database.unhurried, clock.now());
    if (known !== null) clock.trust(known);
    const files = await openFiles(configuration, database, clock, logger);
    const { smtpUrl, mailFrom } = configuration;
    const mail =
      smtpUrl === null
        ? await outboxFolder(join(configuration.dataDir, 'outbox'), mailFrom, clock)
        : smtpMail({ url: smtpUrl, from: mailFrom });
    const openToOthers = closeDataFolder(configuration.dataDir);
    if (openToOthers !== null) logger.warn(openToOthers);
    const geoIp = bundledGeoIp(configuration.geoIpFile);
    return {
      clock,
      database,
      files,
      disk: folderDisk(configuration.dataDir),
      mail,
      geoIp,
      googleSignIn: configuration.google === null ? noGoogleSignIn : openIdSignIn(configuration.google),
      spreadsheets: openSpreadsheets(configuration.googleSheets, { files, clock, logger }),
      drives: openDrives(configuration.googleDrives, { clock, logger }),
      payments: openPayments(configuration.payments, {
        ...{ logger, clock, plans: pricedPlans(configuration.ai !== null) },
        till: testTill({ database, clock }, jobsToAdd({ clock })),
      }),
      ai: await openAi(configuration.ai),
    };
  } catch (error) {
    await database.close();
    if (error instanceof CommandError) throw error;
    throw new CommandError(`DATA_DIR ${configuration.dataDir} cannot be used: ${reasonOf(error)}.`);
  }
}
