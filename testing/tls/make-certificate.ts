// Makes a certificate for localhost that is signed by itself, with its key, under the names that PostgreSQL looks for.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

interface Certificate {
  readonly certificateFile: string;
  readonly keyFile: string;
}

/** The files belong to whoever it runs as. */
export function makeCertificate(
  folder: string,
  runAs: { readonly uid?: number; readonly gid?: number } = {},
): Certificate {
  const [certificateFile, keyFile] = [join(folder, 'server.crt'), join(folder, 'server.key')];
  const options = [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
    ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'],
    ...['-keyout', keyFile, '-out', certificateFile],
  ];
  execFileSync('openssl', options, { ...runAs, cwd: folder, stdio: 'ignore' });
  return { certificateFile, keyFile };
}
