import { checkTypeListResource } from '@livery/brand-governance-application';

/** What documents are judged by, for people who look it up: the records of GET /check_types. */
export const CHECK_TYPES = checkTypeListResource().data;
