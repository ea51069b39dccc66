import { type RequestStatus, type RequestType, requestTypes } from '#contract/requests/request-types.ts';
import { valuesOf } from '#contract/sheets/vocabulary.ts';
import { addDays, demoDay } from './calendar.ts';
import { createRandom } from './random.ts';

/** A request of the demo, before it has a number. */
export interface DemoRequest {
  readonly type: RequestType;
  readonly status: RequestStatus;
  /** Empty for a removal, which is told of a sheet that the organisation holds. */
  readonly info: object;
  readonly createdAt: string;
  /** Not opened by anyone yet. */
  readonly isNew: boolean;
}

const days = 730;
const everyDays = 17;
const newForDays = 40;
const underWayForDays = 25;

/** Requests of every type and status over two years, the newest not opened yet. */
export const demoRequests = (organisationId: number): DemoRequest[] => {
  const random = createRandom(organisationId + 7);
  const types = valuesOf(requestTypes);
  const count = Math.floor(days / everyDays);
  return Array.from({ length: count }, (_, index) => {
    const age = (count - 1 - index) * everyDays + random.between(1, 5);
    const type = types[index % types.length] ?? 'contact';
    const status: RequestStatus = age < underWayForDays ? 'processing' : random.chance(0.1) ? 'error' : 'completed';
    return {
      type,
      status,
      info: type === 'sdsremoval' ? {} : infoOf[type],
      createdAt: `${addDays(demoDay, -age)}T${String(13 + (index % 8)).padStart(2, '0')}:24:00.000Z`,
      isNew: age < newForDays,
    };
  });
};

const search = { num_sds: 212, sort_field: 'product', language: 'all', filters: [] };

const infoOf: Record<Exclude<RequestType, 'sdsremoval'>, object> = {
  binder: search,
  index: search,
  eBinder: { ...search, email: 'collection@mapleridge.example' },
  contact: {
    firstName: 'Marc',
    lastName: 'Tremblay',
    email: 'collection@mapleridge.example',
    subject: 'Sheet in French',
    message: 'Is there a French sheet for the floor degreaser of building 2?',
    additional_information: '',
  },
  sdsaddition: { locations: [], custom_field_1: '5200-02', custom_field_2: '', custom_field_3: '' },
};
