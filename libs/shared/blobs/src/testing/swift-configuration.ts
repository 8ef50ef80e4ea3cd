export const REGION = 'us-east-1';
export const S3_ACCESS_KEY_ID = 'livery:tester';
export const S3_SECRET_ACCESS_KEY = 'a-secret-of-the-tests';

interface Place {
  readonly directory: string;
  readonly port: number;
  /** The user to whom the servers switch when root starts them. */
  readonly user: string;
}

/** Settings of all servers. There is no mounted disk, and no worker processes are forked. */
function common({ directory, port, user }: Place): string {
  return `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
user = ${user}
swift_dir = ${directory}
devices = ${directory}/devices
mount_check = false
workers = 0
fallocate_reserve = 0
`;
}

export function storageConfiguration(kind: 'account' | 'container' | 'object', place: Place): string {
  return `${common(place)}
[pipeline:main]
pipeline = healthcheck ${kind}-server

[filter:healthcheck]
use = egg:swift#healthcheck

[app:${kind}-server]
use = egg:swift#${kind}
`;
}

/** @param place with a port on which there is no memcached; without it Swift caches nothing */
export function proxyConfiguration(place: Place & { readonly memcachePort: number }): string {
  return `${common(place)}
[pipeline:main]
pipeline = catch_errors healthcheck cache s3api tempauth proxy-server

[filter:catch_errors]
use = egg:swift#catch_errors

[filter:healthcheck]
use = egg:swift#healthcheck

[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${place.memcachePort}

[filter:s3api]
use = egg:swift#s3api
location = ${REGION}

[filter:tempauth]
use = egg:swift#tempauth
user_livery_tester = ${S3_SECRET_ACCESS_KEY} .admin

[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
conn_timeout = 10
node_timeout = 30
error_suppression_limit = 1000000
`;
}
