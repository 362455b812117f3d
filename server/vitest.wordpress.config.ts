import { defineConfig } from 'vitest/config';

/** With WORDPRESS=debian on MariaDB, php-fpm and nginx, otherwise on PHP's own web server and SQLite. */
const onDebian = process.env.WORDPRESS === 'debian';
/** What is about our own process and the way to any WordPress, and would show nothing new on another. */
const anyWordPress = ['src/**/{faults,kills}.wordpress.ts'];
/** What MariaDB, php-fpm and nginx do. */
const servers = ['src/features/channels/servers.wordpress.ts'];

/** The channel against a real WordPress that each file brings up itself. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'wordpress-channel',
    environment: 'node',
    include: ['src/**/*.wordpress.ts'],
    exclude: onDebian ? anyWordPress : servers,
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 180_000,
    hookTimeout: 180_000,
    globalSetup: ['./src/testing/global-setup.ts', ...(onDebian ? ['./src/testing/wordpress/shared-database.ts'] : [])],
  },
});
