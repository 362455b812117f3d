<?php
/**
 * Refusals as the connector reads them: a code that never changes, a status, and what it needs to act on.
 * The message is for people and may change at any time.
 */

namespace Foyer\Channel;

if (!defined('ABSPATH')) {
    exit;
}

function problem(string $code, int $status, string $message, array $data = array()): \WP_Error
{
    return new \WP_Error("foyer_$code", $message, array('status' => $status) + $data);
}

/** Every wrong field at once: a list of `{ field, message }`. */
function wrong_fields(array $fields): \WP_Error
{
    return problem('invalid', 422, $fields[0]['message'], array('fields' => array_values($fields)));
}

/** The database took only part of a write, as it may when it is busy. Whatever refuses so may be tried again. */
function not_written(string $why = 'The database did not take the write; try again'): \WP_Error
{
    return problem('not_written', 503, $why);
}

function not_found(string $what): \WP_Error
{
    return problem('not_found', 404, "$what was not found");
}
