// Everything outside the process that the features use, each behind its port.
import type { Ai } from './ai/ai.ts';
import type { Clock } from './clock/clock.ts';
import type { Database } from './database/database.ts';
import type { Disk } from './disk/disk.ts';
import type { Files } from './files/files.ts';
import type { GeoIp } from './geo-ip/geo-ip.ts';
import type { Mail } from './mail/mail.ts';
import type { Payments } from './payments/payments.ts';
import type { GoogleSignIn } from './sign-in/google-sign-in.ts';
import type { OwnDrives } from './spreadsheets/own-drives.ts';
import type { Spreadsheets } from './spreadsheets/spreadsheets.ts';

export interface Ports {
  readonly clock: Clock;
  readonly database: Database;
  readonly files: Files;
  /** Of the data folder. */
  readonly disk: Disk;
  readonly mail: Mail;
  readonly geoIp: GeoIp;
  readonly googleSignIn: GoogleSignIn;
  readonly spreadsheets: Spreadsheets;
  readonly drives: OwnDrives;
  readonly payments: Payments;
  readonly ai: Ai;
}
