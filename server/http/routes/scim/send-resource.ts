import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ScimGroup, ScimUser, ScimView } from '#contract/scim/resources.ts';
import { project } from '#lib/scim/project.ts';
import { isKnown } from '#server/domains/directory/present.ts';

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly query: ScimView;
}

/** Answers a resource with its version and its address, as far as it was asked for; RFC 7644 §3.14. */
export const sendResource = <Resource extends ScimUser | ScimGroup>(
  resource: Resource,
  { request, reply, query }: Exchange,
): Resource | FastifyReply => {
  const { version = '', location = '' } = resource.meta ?? {};
  reply.header('etag', version).header('content-location', location);
  if (request.method === 'GET' && isKnown(resource, request.headers['if-none-match']))
    return reply.removeHeader('content-type').status(304).send();
  if (request.method === 'POST') reply.status(201).header('location', location);
  return project(resource, query);
};

/** Answers that it is done. */
export const sendNothing = (reply: FastifyReply): FastifyReply => reply.removeHeader('content-type').status(204).send();
