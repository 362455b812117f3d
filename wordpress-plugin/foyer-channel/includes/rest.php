<?php
/**
 * What every route of foyer/v1 shares: each names the right it needs, and nobody without it comes further. A request
 * with a wrong password reaches WordPress as nobody at all, so "not signed in" and "too little right" are told apart.
 */

namespace Foyer\Channel;

if (!defined('ABSPATH')) {
    exit;
}

const REST_NAMESPACE = 'foyer/v1';

/** Adds a route whose callers must hold the capability; '' lets in whoever is signed in. */
function route(string $path, string $method, string $capability, callable $answer, array $args = array()): void
{
    register_rest_route(
        REST_NAMESPACE,
        $path,
        array(
            'methods' => $method,
            'callback' => $answer,
            'args' => $args,
            'permission_callback' => static function () use ($capability) {
                return allowed($capability);
            },
        )
    );
}

/** True, or why not. */
function allowed(string $capability)
{
    if (!is_user_logged_in()) {
        return problem('not_signed_in', 401, 'Sign in with a user name and an application password');
    }
    if ($capability !== '' && !(current_user_can('use_foyer_channel') && current_user_can($capability))) {
        return problem('forbidden', 403, 'This user may not do that', array(
            'missing' => missing_capabilities(),
        ));
    }
    return true;
}

/** Rights of a connection that the user who asks does not hold. */
function missing_capabilities(): array
{
    return array_values(array_filter(channel_capabilities(), static function ($capability) {
        return !current_user_can($capability);
    }));
}

/** Place in an address that takes one of our ids. */
function id_in_path(string $name = 'id'): string
{
    return "(?P<$name>[A-Za-z0-9][A-Za-z0-9_-]{0,79})";
}

function type_in_path(): string
{
    return '(?P<type>' . implode('|', array_keys(POST_TYPES)) . ')';
}

/** The JSON object that was sent, or a refusal. */
function body_of(\WP_REST_Request $request)
{
    $body = $request->get_json_params();
    return is_array($body) && ($body === array() || !wp_is_numeric_array($body))
        ? $body
        : problem('invalid', 400, 'Send a JSON object');
}
