export { teardown as default } from './postgres-global-setup.ts';
