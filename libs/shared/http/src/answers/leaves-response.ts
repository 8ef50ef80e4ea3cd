import { Res } from '@nestjs/common';

/** Leaves the response of a handler to an interceptor. */
export function leavesResponse(): MethodDecorator {
  return (target, method) => {
    // Nest leaves the response to a handler that has a parameter for it, so this adds one after the last.
    const parameters: unknown = Reflect.getMetadata('design:paramtypes', target, method);
    Res()(target, method, Array.isArray(parameters) ? parameters.length : 0);
  };
}
