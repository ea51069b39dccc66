import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Call } from '#contract/call.ts';
import { withinAudit } from '#server/platform/audit/audit-scope.ts';
import { ApiError, type ErrorObject } from '#server/platform/errors/api-error.ts';
import type { ReceivedFile } from '#server/platform/files/received-file.ts';
import { withinContent } from '#server/platform/submissions.ts';
import { toValidationFaults } from '../plugins/validation-faults.ts';
import { type CallInput, fastifyRoute, withKey } from '../register-route.ts';
import type { Services } from '../services.ts';
import { receiveForm } from './receive-form.ts';

interface UploadInput<C extends Call> extends Omit<CallInput<C>, 'submissionKey'> {
  /** The files in the order in which they were sent, each a PDF that can be opened. */
  readonly files: readonly ReceivedFile[];
}

interface Options {
  /** Fields that are pointed at by another name than they are sent under, by their pointer. */
  readonly pointers?: Readonly<Record<string, string>>;
}

/** Answers a call that takes files. Throws ApiError with everything that is wrong with its fields and its files. */
export const registerUploadRoute = <C extends Call>(
  app: FastifyInstance,
  call: C,
  services: Pick<Services, 'config' | 'store' | 'files' | 'pdfs'>,
  handler: (input: UploadInput<C>) => Promise<z.input<C['answer']>>,
  { pointers = {} }: Options = {},
): void => {
  const { upload } = call;
  if (!upload) throw new Error(`${call.id} takes no files`);
  app.route({
    ...fastifyRoute(call),
    handler: async (request, reply) => {
      const form = await receiveForm(request, { ...services, upload });
      try {
        request.body = form.fields;
        const parsed = call.body.safeParse(form.fields);
        const fieldFaults = parsed.success ? [] : toValidationFaults(request, 'body').map(rename(pointers));
        const faults: ErrorObject[] = [...form.faults, ...fieldFaults];
        const [fault, ...others] = faults;
        if (fault) throw new ApiError(fault, ...others);
        const sentFiles = form.files.map(({ name, originalHash }) => [name, originalHash]);
        return await withinAudit(request, () =>
          withinContent([call.id, request.params, request.query, parsed.data, sentFiles], () =>
            handler({
              params: request.params as z.output<C['params']>,
              query: request.query as z.output<C['query']>,
              body: withKey(call, parsed.data, request) as z.output<C['body']>,
              session: request.session as CallInput<C>['session'],
              files: form.files,
              request,
              reply,
            }),
          ),
        );
      } finally {
        await form.discard();
      }
    },
  });
};

const rename =
  (pointers: Readonly<Record<string, string>>) =>
  (fault: ErrorObject): ErrorObject => {
    const { source } = fault;
    const pointer = source && 'pointer' in source ? pointers[source.pointer] : undefined;
    return pointer ? { ...fault, source: { pointer } } : fault;
  };
