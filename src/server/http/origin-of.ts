// The address to put into a letter's links: configured, never what a request claims, which anyone can forge.
import type { FastifyRequest } from 'fastify';
import type { Configuration } from '#server/configuration/read-configuration.ts';
import { addressOf } from '#server/process/address-of.ts';

export const originOf = (configuration: Configuration, request: Pick<FastifyRequest, 'socket'>): string =>
  addressOf(configuration, request.socket.localPort ?? configuration.port);
