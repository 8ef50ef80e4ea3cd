export { documentationRoutes } from './documentation-routes.ts';
