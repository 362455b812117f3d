<?php
/**
 * One at a time by name, on every database WordPress runs on. A lock is a row in the options table under its unique
 * name: put in only where none is, and held by whoever finds its own token in it. GET_LOCK is not used, since SQLite
 * has none, nor add_option(), since its insert overwrites what a faster request has just put in.
 */

namespace Foyer\Channel;

if (!defined('ABSPATH')) {
    exit;
}

/** Shorter than a caller waits: it hears "busy" instead of nothing. */
const LOCK_WAIT_SECONDS = 8;
/** After this a holder is taken for dead: longer than any request of ours may run. */
const LOCK_STALE_SECONDS = 120;

/**
 * Runs the work while nobody else runs any under this name; refuses with 503 where the wait is too long.
 * A busy database takes only part of a write now and then: such work is tried again before anybody hears of it.
 */
function under_lock(string $name, callable $work)
{
    global $wpdb;
    $row = 'foyer_lock_' . hash('sha256', $name);
    $token = time() . ':' . bin2hex(random_bytes(12));
    $until = microtime(true) + LOCK_WAIT_SECONDS;
    while (!take_lock($row, $token)) {
        if (microtime(true) > $until) {
            return problem('busy', 503, 'Another request holds this entry; try again');
        }
        usleep(random_int(20000, 60000));
    }
    try {
        $attempt = 0;
        do {
            // What was read before the wait may be old by now.
            wp_cache_flush_runtime();
            $result = $work();
            $again = is_wp_error($result) && $result->get_error_code() === 'foyer_not_written' && $attempt < 3;
            usleep($again ? 50000 << $attempt : 0);
            $attempt += 1;
        } while ($again);
        return $result;
    } finally {
        $wpdb->delete($wpdb->options, array('option_name' => $row, 'option_value' => $token));
    }
}

function take_lock(string $row, string $token): bool
{
    global $wpdb;
    $quiet = $wpdb->suppress_errors(true);
    $wpdb->query(
        $wpdb->prepare(
            "INSERT IGNORE INTO {$wpdb->options} (option_name, option_value, autoload) VALUES (%s, %s, 'no')",
            $row,
            $token
        )
    );
    $held = lock_holder($row);
    if (is_string($held) && $held !== $token && time() - (int) $held > LOCK_STALE_SECONDS) {
        $wpdb->update(
            $wpdb->options,
            array('option_value' => $token),
            array('option_name' => $row, 'option_value' => $held)
        );
        $held = lock_holder($row);
    }
    $wpdb->suppress_errors($quiet);
    return $held === $token;
}

function lock_holder(string $row): ?string
{
    global $wpdb;
    return $wpdb->get_var($wpdb->prepare("SELECT option_value FROM {$wpdb->options} WHERE option_name = %s", $row));
}
