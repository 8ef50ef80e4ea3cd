export { DeliveryHttpModule } from './delivery-http.module.ts';
export { DELIVERY_TABLES, deliveryPersistence } from './persistence/delivery.persistence.ts';
