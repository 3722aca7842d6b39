// The origin for links in emails: configured if possible, because a request's own claim can be forged.
import type { FastifyRequest } from 'fastify';
import type { Configuration } from '#server/configuration/read-configuration.ts';
import { addressOf } from '#server/process/address-of.ts';

export const originOf = (configuration: Configuration, request: Pick<FastifyRequest, 'socket'>): string =>
  addressOf(configuration, request.socket.localPort ?? configuration.port);
