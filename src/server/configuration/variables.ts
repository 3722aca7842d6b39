// Every environment variable the server reads: its name, its default and what it means.
import { aiVariables } from './ai-variables.ts';
import type { ConfigurationVariable } from './configuration-variable.ts';
import { environmentVariables } from './environment-variables.ts';
import { googleSheetsVariables } from './google-sheets-variables.ts';
import { paymentVariables } from './payment-variables.ts';

export const configurationVariables = [
  { name: 'PORT', default: '8080', meaning: 'Port to listen on; 0 takes any free one.' },
  { name: 'HOST', default: '127.0.0.1', meaning: 'Address to listen on; 0.0.0.0 for every network.' },
  { name: 'DATA_DIR', default: './data', meaning: 'Folder for the database, built files and outgoing mail.' },
  {
    name: 'DATABASE_URL',
    default: '',
    meaning:
      'PostgreSQL to use instead of the embedded database, such as postgres://user:password@host/name; outside this machine and private networks it must offer TLS, unless ?sslmode=disable is at its end.',
  },
  {
    name: 'DATABASE_TIMEOUT_SECONDS',
    default: '10',
    meaning:
      'How long PostgreSQL may take for a statement, or another program may keep the embedded database locked, before the answer is 503.',
  },
  {
    name: 'PUBLIC_URL',
    default: '',
    meaning:
      'Address visitors use, such as https://model.example.com; https makes cookies Secure, binds them to the host and sends HSTS.',
  },
  {
    name: 'TRUST_PROXY',
    default: 'no',
    meaning:
      'Whose X-Forwarded headers to believe: no, the number of proxies in front of the server, or a list of their addresses, none wider than /8 (IPv6: /16).',
  },
  {
    name: 'WEB_DIR',
    default: 'dist/web',
    meaning: 'Folder of the built web app, seen from the program’s folder.',
  },
  {
    name: 'ENTITLED',
    default: 'granted',
    meaning:
      'Who may write formulas of their own: granted, for those with a paid plan or a grant, or everyone who is signed in, for a server of one’s own. It opens nothing else: no paid file and not the gallery.',
  },
  {
    name: 'PAYWALL',
    default: 'off',
    meaning:
      'Whether models are sold: off, and what people make is free, or on, and a new model has to be bought, or covered by a subscription, before it is taken away. What was made while it was off stays free.',
  },
  ...paymentVariables,
  {
    name: 'SELLER',
    default: 'Modelwright',
    meaning:
      'Who sells, as receipts name them: name, address and tax number, with a semicolon between the lines, such as Example Ltd; 1 High Street, London; VAT GB123456789.',
  },
  {
    name: 'GALLERY_TEMPLATES',
    default: 'shipped',
    meaning:
      'What the gallery begins with: shipped, for the templates that come with the program, one of each industry in each language, or none. What is changed or deleted there stays so.',
  },
  { name: 'LOG_LEVEL', default: 'info', meaning: 'fatal, error, warn, info, debug, trace or silent.' },
  {
    name: 'MAX_TEMPLATES_IF_NOT_SIGNED_IN',
    default: '3',
    meaning: 'How many templates a visitor may keep without signing in.',
  },
  {
    name: 'MAX_TEMPLATES_PER_USER',
    default: '1000',
    meaning: 'How many templates an account may keep; a guard against programs, not people.',
  },
  {
    name: 'MAX_KEPT_TEMPLATES_IF_NOT_SIGNED_IN',
    default: '100',
    meaning: 'How many templates a visitor may keep with those deleted in the last 30 days.',
  },
  {
    name: 'MAX_KEPT_TEMPLATES_PER_USER',
    default: '10000',
    meaning: 'How many templates an account may keep with those deleted in the last 30 days.',
  },
  {
    name: 'MAX_KEPT_MB_IF_NOT_SIGNED_IN',
    default: '50',
    meaning: 'Megabytes that a visitor’s templates may take with all versions and deleted ones.',
  },
  {
    name: 'MAX_KEPT_MB_PER_USER',
    default: '2000',
    meaning: 'Megabytes that an account’s templates may take with all versions and deleted ones.',
  },
  {
    name: 'MAX_KEPT_MB_PER_NETWORK',
    default: '1000',
    meaning:
      'Megabytes that everybody of one network may keep together who has no account or has not confirmed its address; 0 for no limit.',
  },
  {
    name: 'MAX_KEPT_MB_OF_VISITORS',
    default: '',
    meaning:
      'The same for all networks together; without it half of the disk of DATA_DIR, which leaves the rest to confirmed accounts; 0 for no limit.',
  },
  {
    name: 'MIN_FREE_MB',
    default: '500',
    meaning:
      'Megabytes to leave free on the disk of DATA_DIR; below, saves and builds are refused and reading goes on.',
  },
  {
    name: 'MAX_BODY_KB',
    default: '4096',
    meaning:
      'Largest body of a request with a template, in kilobytes; others take 16 or 64, and what the payment service tells 1024, whatever this is.',
  },
  {
    name: 'MAX_BODIES_MB',
    default: '128',
    meaning:
      'Megabytes that the bodies of all requests take at most, as they arrive and while they are worked on; an eighth is kept for those of up to 64 KB.',
  },
  {
    name: 'MAX_BODIES_MB_PER_NETWORK',
    default: '32',
    meaning: 'The same for the requests of one network address.',
  },
  {
    name: 'REQUEST_TIMEOUT_SECONDS',
    default: '60',
    meaning: 'How long a request may take to arrive whole.',
  },
  {
    name: 'SLOW_BODY_SECONDS',
    default: '10',
    meaning: 'How long a body may arrive slower than 1 KB a second before it is refused.',
  },
  {
    name: 'MAX_REPLIES_MB',
    default: '256',
    meaning:
      'Megabytes that all replies take at most which have not been read yet; an eighth is kept for those of up to 64 KB.',
  },
  {
    name: 'MAX_REPLIES_MB_PER_NETWORK',
    default: '64',
    meaning: 'The same for the replies to one network address.',
  },
  {
    name: 'SLOW_REPLY_SECONDS',
    default: '60',
    meaning:
      'How long a client may read nothing of a reply before it is cut off; after a sixth of it, a reply may have to make room for others.',
  },
  {
    name: 'READS_PER_MINUTE',
    default: '600',
    meaning: 'Reading calls one visitor may make; 0 for no limit.',
  },
  { name: 'SAVES_PER_MINUTE', default: '120', meaning: 'Saves one visitor may make; 0 for no limit.' },
  {
    name: 'BUILDS_PER_MINUTE',
    default: '60',
    meaning: 'Workbooks and previews one visitor may ask for; 0 for no limit.',
  },
  {
    name: 'WORK_PER_MINUTE',
    default: '1500',
    meaning:
      'Work one visitor may cause: one for every 64 KB of a request and every 20 milliseconds that a thread takes; 0 for no limit.',
  },
  {
    name: 'BUILD_TIMEOUT_SECONDS',
    default: '60',
    meaning: 'How long one workbook or preview may take to build.',
  },
  {
    name: 'BUILD_MEMORY_MB',
    default: '512',
    meaning: 'How much memory one workbook or preview may take to build.',
  },
  {
    name: 'MAX_BUILT_FILES_MB',
    default: '5000',
    meaning:
      'Megabytes that all built workbooks and previews of the last day may take; beyond, the oldest go and are built again.',
  },
  {
    name: 'FILES_S3_ENDPOINT',
    default: '',
    meaning:
      'S3-compatible store for workbooks and pictures, such as https://s3.eu-central-1.amazonaws.com; https outside this machine and private networks. Without one they are in PostgreSQL, or with the embedded database in DATA_DIR/files.',
  },
  {
    name: 'FILES_S3_BUCKET',
    default: '',
    meaning: 'Its bucket, with a folder in it if you like: bucket/folder.',
  },
  {
    name: 'FILES_S3_ACCESS_KEY',
    default: '',
    meaning: 'Id of a key that may list the bucket and get, put and delete what is in it.',
  },
  { name: 'FILES_S3_SECRET_KEY', default: '', meaning: 'The secret that belongs to FILES_S3_ACCESS_KEY.' },
  { name: 'FILES_S3_REGION', default: 'us-east-1', meaning: 'Region of the bucket.' },
  {
    name: 'FILES_S3_TIMEOUT_SECONDS',
    default: '10',
    meaning: 'How long the store may take for one file before the answer is 503.',
  },
  {
    name: 'NEW_VISITORS_PER_MINUTE',
    default: '60',
    meaning: 'Sessions one network address may start; 0 for no limit.',
  },
  {
    name: 'SIGN_INS_PER_MINUTE',
    default: '10',
    meaning:
      'Tries to sign in, register or reset a password from one network, and ten times as many for one account; 0 for no limit, and no waits after wrong passwords.',
  },
  {
    name: 'METRICS_TOKEN',
    default: '',
    meaning:
      'Bearer token of at least 16 characters that opens /metrics; without one it is closed, because whoever comes through a proxy on this machine seems to be at this machine.',
  },
  {
    name: 'SMTP_URL',
    default: '',
    meaning:
      'Mail server, such as smtp://user:password@mail.example.com:587 (smtps for TLS at once; outside this machine and private networks it must offer STARTTLS, unless ?tls=off is at its end; ?tls=required insists everywhere); without one emails stay in DATA_DIR/outbox.',
  },
  {
    name: 'OUTBOX_KEPT_DAYS',
    default: '30',
    meaning: 'How long the text of emails is kept for operators, and stays in DATA_DIR/outbox.',
  },
  {
    name: 'MAIL_FROM',
    default: 'Modelwright <modelwright@localhost>',
    meaning: 'Sender of all emails.',
  },
  {
    name: 'FEEDBACK_EMAIL',
    default: '',
    meaning: 'Who gets the messages that people send from the feedback dialog; they are kept in any case.',
  },
  {
    name: 'GOOGLE_CLIENT_ID',
    default: '',
    meaning: 'Client id for signing in with Google; without one it is off.',
  },
  { name: 'GOOGLE_CLIENT_SECRET', default: '', meaning: 'The secret that belongs to GOOGLE_CLIENT_ID.' },
  {
    name: 'GOOGLE_ISSUER',
    default: 'https://accounts.google.com',
    meaning: 'Another OpenID Connect provider in place of Google; http only for this machine.',
  },
  ...googleSheetsVariables,
  ...aiVariables,
  ...environmentVariables,
  {
    name: 'JOURNAL_KEPT_DAYS',
    default: '90',
    meaning: 'How long the application log is kept.',
  },
  {
    name: 'GEO_IP_FILE',
    default: '',
    meaning:
      'Country or city database (.mmdb) to use instead of the one that comes with the program, which knows countries alone.',
  },
  {
    name: 'SHUTDOWN_TIMEOUT_SECONDS',
    default: '10',
    meaning: 'How long a stopping server waits for requests under way.',
  },
] as const satisfies readonly ConfigurationVariable[];

export type VariableName = (typeof configurationVariables)[number]['name'];
