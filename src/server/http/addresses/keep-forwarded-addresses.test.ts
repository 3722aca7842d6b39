// Tests whom the server takes for the caller behind a proxy, whatever X-Forwarded-For says.
import { describe, expect, test } from 'vitest';
import { sqlite } from '#testing/server/databases.ts';
import { suiteServer } from '#testing/server/suite-server.ts';

const one = '203.0.113.7';
const six = '2001:db8::7';
const proxy = '127.0.0.1';

type Case = readonly [forwarded: string, address: string];

describe.each<[string, readonly Case[]]>([
  [
    '1',
    [
      [one, one],
      [`${one}:55`, one],
      [`[${six}]:99`, six],
      [`[${six}]`, six],
      [six, six],
      [`198.51.100.1, ${one}:1234`, one],
      [`unknown, ${one}`, one],
      ['unknown', proxy],
      ['not an ip', proxy],
      ['1:2:3:4:5:6:7:8:9', proxy],
      ['1.2.3', proxy],
      ['1.2.3.4:', proxy],
      ['1.2.3.4:123456', proxy],
      ['[1.2.3.4]', proxy],
      ['[::1', proxy],
      [`${one}, unknown`, proxy],
      [`${one},`, proxy],
      [',', proxy],
    ],
  ],
  [
    '2',
    [
      [`198.51.100.1, ${one}`, '198.51.100.1'],
      [`198.51.100.1:80, [${six}]:443`, '198.51.100.1'],
      [`unknown, ${one}`, one],
      [`198.51.100.1, unknown, ${one}`, one],
      [`198.51.100.1, unknown`, proxy],
    ],
  ],
  [
    'loopback',
    [
      [`${one}:55`, one],
      [`198.51.100.1, not an ip, ${proxy}:80`, proxy],
      [`198.51.100.1, ${proxy}:80`, '198.51.100.1'],
    ],
  ],
])('with TRUST_PROXY=%s', (trusted, cases) => {
  const server = suiteServer(sqlite, { TRUST_PROXY: trusted, LOG_LEVEL: 'info' });

  test.each(cases)('“%s” comes from %s', async (forwarded, address) => {
    const id = `request-${cases.findIndex(([given]) => given === forwarded)}`;
    const headers = { 'x-forwarded-for': forwarded, 'x-request-id': id };
    await (await fetch(`${server.origin}/api/user`, { headers })).text();
    const isIts = (line: string) => line.includes(`"${id}"`) && line.includes('"msg":"request"');
    await expect.poll(() => server.log.filter(isIts)).toHaveLength(1);
    const [line = ''] = server.log.filter(isIts);
    expect(JSON.parse(line).ip).toBe(address);
  });
});
