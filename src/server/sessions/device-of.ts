// Where a request comes from, and how to describe that device in a list of sessions.
import type { FastifyRequest } from 'fastify';
import type { Configuration } from '#server/configuration/read-configuration.ts';
import { networkOf } from '#server/networks/network-of.ts';
import { isBehindTls } from './session-cookies.ts';
import type { Device } from './sessions.ts';

export const deviceOf = (
  configuration: Pick<Configuration, 'publicUrl'>,
  request: Pick<FastifyRequest, 'ip' | 'headers' | 'protocol'>,
): Device => ({
  ip: request.ip,
  network: networkOf(request.ip),
  userAgent: request.headers['user-agent'] ?? '',
  isSecure: isBehindTls(configuration, request),
});

/** The first match counts: many browsers also claim to be others. */
const browsers: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/YaBrowser\//, 'Yandex Browser'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux/, 'Linux'],
];

const firstOf = (known: typeof browsers, userAgent: string): string | undefined =>
  known.find(([pattern]) => pattern.test(userAgent))?.[1];

/** For example “Chrome, Windows”; empty if unknown. */
export function deviceName(userAgent: string): string {
  return [firstOf(browsers, userAgent), firstOf(systems, userAgent)].filter(Boolean).join(', ');
}
