// Serves the OpenAPI description of every call, generated from the contract, and a page to read it at /api/docs.
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { areas } from '#contract/call.ts';

/** Replaces the framework's logo, which the page would show otherwise. */
const wordmark = `<svg xmlns="http://www.w3.org/2000/svg" width="170" height="40" viewBox="0 0 170 40">
<text x="0" y="27" font-family="sans-serif" font-size="24" fill="#fff">Modelwright</text>
</svg>`;

export async function documentApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Modelwright',
        version: '1',
        description:
          'Calls that change something need the session cookie and its XSRF-TOKEN (on https __Host-XSRF-TOKEN) in the X-XSRF-TOKEN header.',
      },
      tags: Object.entries(areas).map(([name, description]) => ({ name, description })),
    },
    transform: jsonSchemaTransform,
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { validatorUrl: null },
    theme: { title: 'Modelwright: API' },
    logo: { type: 'image/svg+xml', content: Buffer.from(wordmark) },
    // Only this page has a style element; the product's own pages have none and are not allowed any.
    transformStaticCSP: (policy) => policy.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'"),
  });
}
