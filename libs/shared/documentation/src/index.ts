export { checkTypeSections, commonParameters } from './check-type-sections.ts';
export { documentationRoutes } from './documentation-routes.ts';
