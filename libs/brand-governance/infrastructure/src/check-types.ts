import { checkTypeListResource } from '@livery/brand-governance-application';

/** The records of GET /check_types, which describe what documents can be judged by. */
export const CHECK_TYPES = checkTypeListResource().data;
