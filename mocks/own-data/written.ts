import type { components } from '../../generated/control.js';

type Schemas = components['schemas'];

/** People and organizations as the user writes them, for `--fixtures` and `createMock({ fixtures })`. */
export type Fixtures = Schemas['ControlFixtures'];
export type WrittenPerson = Schemas['ControlPersonRecord'];
export type WrittenJob = Schemas['ControlJobRecord'];
export type WrittenCompany = Schemas['ControlCompanyRecord'];
/** A company written inline, or the key of one. */
export type CompanyOrKey = NonNullable<WrittenJob['company']>;
export type NewOrganization = Schemas['ControlNewOrganization'];
export type NewSubscription = Schemas['ControlNewSubscription'];
export type NewServiceAccount = Schemas['ControlNewServiceAccount'];
export type NewApiKey = Schemas['ControlNewApiKey'];
export type NewUser = Schemas['ControlUserRequest'];
