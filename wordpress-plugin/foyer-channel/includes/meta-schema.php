<?php
/**
 * What each kind of post carries beside title, text and summary: the one list from which fields are registered,
 * requests are checked and pages are told. Nothing that is not named here is kept, nothing is kept in another form.
 */

namespace Foyer\Channel;

if (!defined('ABSPATH')) {
    exit;
}

const ID_PATTERN = '^[A-Za-z0-9][A-Za-z0-9_-]{0,79}$';

/** Fields of a type, each a JSON schema; `required` is true where a post may not be without it. */
function meta_schema(string $type): array
{
    $id = array('type' => 'string', 'pattern' => ID_PATTERN);
    $place = array(
        'address' => text(200),
        'city' => text(120),
        'country' => text(120),
    );
    $common = array(
        'language' => needed(array('type' => 'string', 'pattern' => '^[a-z]{2,3}(-[A-Z]{2})?$')),
        'translation_group' => needed($id),
        'description' => text(400),
        'gallery' => array(
            'type' => 'array',
            'maxItems' => 60,
            'items' => array('type' => 'integer', 'minimum' => 1),
        ),
    );
    $own = array(
        'property' => array(
            'webapp_property_id' => needed($id),
            'property_type' => needed(text(80)),
            'star_rating' => array('type' => 'integer', 'minimum' => 1, 'maximum' => 5),
            'email' => array('type' => 'string', 'maxLength' => 254, 'pattern' => '^([^@\s<>"]+@[^@\s<>"]+\.[^@\s<>"]+)?$'),
            'reservation_link' => web_address(),
            'policies_links' => array('type' => 'array', 'maxItems' => 20, 'items' => web_address()),
        ) + array_map(__NAMESPACE__ . '\needed', $place),
        'event' => array(
            'event_start_date' => needed(moment()),
            'event_end_date' => moment(),
            'time_zone' => needed(array('type' => 'string', 'pattern' => '^[A-Za-z]+([/_+-][A-Za-z0-9_+-]+)*$')),
            'all_day' => array('type' => 'boolean'),
            'time_known' => array('type' => 'boolean'),
            'event_status' => array('type' => 'string', 'enum' => array('scheduled', 'cancelled', 'postponed', 'moved')),
            'venue_name' => text(160),
            'latitude' => array('type' => 'number', 'minimum' => -90, 'maximum' => 90),
            'longitude' => array('type' => 'number', 'minimum' => -180, 'maximum' => 180),
            'ticket_url' => web_address(),
            'secondary_image' => array('type' => 'integer', 'minimum' => 1),
        ) + $place,
        'landing-page' => array(
            'webapp_property_id' => needed($id),
            'event_id' => $id,
            'reservation_link' => web_address(),
        ),
        'article' => array('webapp_property_id' => $id, 'author_name' => text(120)),
    );
    return $common + $own[$type];
}

function needed(array $schema): array
{
    return array('required' => true) + $schema;
}

function text(int $longest): array
{
    return array('type' => 'string', 'maxLength' => $longest);
}

/** An address on the web or nothing. WordPress's own format `uri` takes any words for one. */
function web_address(): array
{
    return array('type' => 'string', 'maxLength' => 2000, 'pattern' => '^(https?://[^\s<>"\\\\`]+)?$');
}

/** A day, or a time with its offset. */
function moment(): array
{
    return array(
        'type' => 'string',
        'pattern' => '^([0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9]{2}:[0-9]{2}(:[0-9]{2}(\.[0-9]+)?)?(Z|[+-][0-9]{2}:[0-9]{2}))?)?$',
    );
}

/** The value in the one form it is stored in: plain text without markup, times with a numeric offset. */
function clean_meta($value, array $schema)
{
    switch ($schema['type']) {
        case 'array':
            $items = is_array($value) ? array_values($value) : array();
            return array_map(static function ($item) use ($schema) {
                return clean_meta($item, $schema['items']);
            }, $items);
        case 'integer':
            return (int) $value;
        case 'number':
            return (float) $value;
        case 'boolean':
            return rest_sanitize_boolean($value);
    }
    $given = is_scalar($value) ? (string) $value : '';
    if (isset($schema['pattern'])) {
        // Checked by its pattern; cleaning as text would change addresses. SQLite's driver rewrites times ending in Z.
        $given = preg_match("#{$schema['pattern']}#uD", $given) ? $given : '';
        return preg_replace('/^(\d{4}-\d\d-\d\dT\d\d:\d\d.*)Z$/D', '$1+00:00', $given);
    }
    return isset($schema['enum'])
        ? (in_array($given, $schema['enum'], true) ? $given : '')
        : sanitize_text_field($given);
}
