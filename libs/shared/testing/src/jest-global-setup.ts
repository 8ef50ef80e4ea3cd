export { setup as default } from './postgres-global-setup.ts';
