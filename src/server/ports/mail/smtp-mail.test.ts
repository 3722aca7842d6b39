// Tests SMTP against real servers: ones that accept emails, reject them, stay silent or hang up.
import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import type { SMTPServerOptions } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { SmtpPlace } from '#testing/smtp/smtp-place.ts';
import { type EmailMessage, EmailRejected } from './mail.ts';
import { smtpMail } from './smtp-mail.ts';

const id = 'b6d3a1f2-0000-4000-8000-000000000001';
const message: EmailMessage = {
  to: 'ann@example.com',
  subject: 'Новый пароль 🎉',
  text: 'Здравствуйте!\n.\nhttps://example.com/?token=a_b',
  html: '<p>Здравствуйте!</p>',
  id,
};
const from = 'Smith, Jones & Co. <hello@example.com>';

let place: SmtpPlace | undefined;
afterEach(async () => {
  await place?.stop();
  place = undefined;
});

async function open(options: SMTPServerOptions = {}): Promise<SmtpPlace> {
  place = await SmtpPlace.start(options);
  return place;
}

const mailAt = ({ port }: Pick<SmtpPlace, 'port'>, user = '', search = '', protocol = 'smtp') =>
  smtpMail({ url: new URL(`${protocol}://${user}127.0.0.1:${port}${search}`), from, timeoutMs: 20_000 });

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : error);

test('an email arrives as written, encrypted if the server can', async () => {
  const there = await open();
  await mailAt(there).send({ ...message, replyTo: 'eve@example.org' });
  const [taken] = there.taken;
  expect(taken).toMatchObject({
    from: 'hello@example.com',
    to: ['ann@example.com'],
    isSecure: true,
    user: '',
  });
  expect(taken?.message).toMatchObject({
    from: { name: 'Smith, Jones & Co.', address: 'hello@example.com' },
    to: [{ address: 'ann@example.com' }],
    replyTo: [{ address: 'eve@example.org' }],
    subject: message.subject,
    messageId: `<${id}@example.com>`,
  });
  expect(taken?.message.text?.trim()).toBe(message.text);
  expect(taken?.message.html?.trim()).toBe(message.html);
  const headers = taken?.message.headers.map(({ key, value }) => `${key}: ${value}`);
  expect(headers).toContain('auto-submitted: auto-generated');
});

test('an invalid reply address is left out', async () => {
  const there = await open();
  await mailAt(there).send({ ...message, replyTo: 'a@b\r\nBcc: c@d.example' });
  expect(there.taken[0]?.message.replyTo).toBeUndefined();
  expect(there.taken[0]?.to).toEqual(['ann@example.com']);
});

const withPassword: SMTPServerOptions = {
  authOptional: false,
  onAuth: ({ username = '', password }, _session, done) => {
    if (password === 'p@ss/w%rd') done(null, { user: username });
    else done(Object.assign(new Error('Wrong password'), { responseCode: 535 }));
  },
};

test('it signs in with any characters in the password', async () => {
  const there = await open(withPassword);
  await mailAt(there, 'robot:p%40ss%2Fw%25rd@').send(message);
  expect(there.taken[0]).toMatchObject({ user: 'robot', isSecure: true });
});

test('a wrong password is not a rejection of the email, and is not revealed', async () => {
  const there = await open(withPassword);
  const error: unknown = await mailAt(there, 'robot:hunter2@')
    .send(message)
    .catch((thrown) => thrown);
  expect(error).not.toBeInstanceOf(EmailRejected);
  expect(codeOf(error)).toBe('EAUTH');
  expect(String(error)).not.toContain('hunter2');
});

test.each([
  ['?tls=off', {}],
  ['', { hideSTARTTLS: true, disabledCommands: ['STARTTLS'] }],
])('with %j and %j it is sent unencrypted', async (search, options) => {
  const there = await open(options);
  await mailAt(there, '', search).send(message);
  expect(there.taken[0]?.isSecure).toBe(false);
});

test.each([
  ['smtp', '?tls=required', {}],
  ['smtps', '', { secure: true }],
])('%s%s sends nothing to a server with an invalid certificate', async (protocol, search, options) => {
  const there = await open(options);
  const error: unknown = await mailAt(there, '', search, protocol)
    .send(message)
    .catch((thrown) => thrown);
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(EmailRejected);
  expect(there.seen).toEqual({ recipient: 0, data: 0 });
});

test('TLS that is required but not offered is retried', async () => {
  const there = await open({ hideSTARTTLS: true, disabledCommands: ['STARTTLS'] });
  await expect(mailAt(there, '', '?tls=required').send(message)).rejects.not.toBeInstanceOf(EmailRejected);
  expect(there.taken).toEqual([]);
});

test.each([
  ['recipient', 550, true],
  ['recipient', 450, false],
  ['recipient', 421, false],
  ['data', 554, true],
  ['data', 451, false],
] as const)('%s answered with %i: permanently rejected is %s', async (stage, code, isForGood) => {
  const there = await open();
  there[stage] = () => code;
  const error: unknown = await mailAt(there)
    .send(message)
    .catch((thrown) => thrown);
  expect(error instanceof EmailRejected).toBe(isForGood);
  expect(String(error)).toContain(String(code));
});

test('a rejected sender can be fixed, so the email is retried', async () => {
  const refuse: SMTPServerOptions['onMailFrom'] = (_address, _session, done) =>
    done(Object.assign(new Error('Relaying denied'), { responseCode: 550 }));
  const error: unknown = await mailAt(await open({ onMailFrom: refuse }))
    .send(message)
    .catch((thrown) => thrown);
  expect(error).not.toBeInstanceOf(EmailRejected);
  expect(String(error)).toContain('Relaying denied');
});

test.each(['recipient', 'data'] as const)('a connection lost at the %s is retried', async (stage) => {
  const there = await open();
  there[stage] = () => 'hang up';
  const error: unknown = await mailAt(there)
    .send(message)
    .catch((thrown) => thrown);
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(EmailRejected);
});

/** A scripted server, for behaviour that no mail server shows. */
async function speak(onConnection: (socket: Socket) => void): Promise<{ server: Server; port: number }> {
  const server = createServer(onConnection).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return { server, port: typeof address === 'object' ? (address?.port ?? 0) : 0 };
}

test('a server that trickles data is abandoned after the time for one attempt', async () => {
  const { server, port } = await speak((socket) => {
    const drip = setInterval(() => socket.write('220-please wait\r\n'), 20);
    socket.on('close', () => clearInterval(drip)).on('error', () => undefined);
  });
  const mail = smtpMail({ url: new URL(`smtp://127.0.0.1:${port}`), from, timeoutMs: 300 });
  await expect(mail.send(message)).rejects.not.toBeInstanceOf(EmailRejected);
  server.close();
  await once(server, 'close');
});

test('an attempt is aborted on request, and its connection closed', async () => {
  const stop = new AbortController();
  const { server, port } = await speak((socket) => {
    socket.on('error', () => undefined);
    stop.abort(new Error('stopped'));
  });
  await expect(mailAt({ port }).send(message, stop.signal)).rejects.toThrow();
  server.close();
  await once(server, 'close');
});

test('an unreachable server', async () => {
  const { server, port } = await speak(() => undefined);
  server.close();
  await once(server, 'close');
  await expect(mailAt({ port }).send(message)).rejects.not.toBeInstanceOf(EmailRejected);
});
