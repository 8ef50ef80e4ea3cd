export { DeliveryHttpModule } from './delivery-http.module.ts';
